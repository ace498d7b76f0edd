import { type BasePath, inBase } from "#gateway/http/base-path.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { RequestContext } from "./request-context.ts";

/** What cookies depend on. */
export type CookieContext = Pick<RequestContext, "request" | "basePath">;

/** `session`: a signed-in viewer. `share`: a link or a screen. `pairing`: a screen that waits for its code. `earlier`: a browser in which someone signed in. */
export type CookieName = "session" | "share" | "pairing" | "earlier";

/** Whether the viewer's connection is encrypted, by `X-Forwarded-Proto`. A client that lies harms only itself. */
export function isEncrypted({ headers }: ViewerRequest): boolean {
  return headers.get("X-Forwarded-Proto") === "https";
}

/**
 * A cookie's full name. Over TLS the `__Host-` prefix keeps neighbouring hosts from setting it; browsers refuse it
 * below a base path, and any prefix without TLS.
 */
export function cookieName(name: CookieName, basePath: BasePath, encrypted: boolean): string {
  const prefix = basePath === "" ? "__Host-" : "__Secure-";
  return `${encrypted ? prefix : ""}countboard-${name}`;
}

/** A cookie of the request; `undefined` when it is absent or repeated. */
export function readCookie(context: CookieContext, name: CookieName): string | undefined {
  const [value, ...others] = readCookies(context, name);
  return others.length === 0 ? value : undefined;
}

/** All cookies of a name: a neighbouring host may have set another one for a path or a whole domain. */
export function readCookies(
  { request, basePath }: CookieContext,
  name: CookieName,
): readonly string[] {
  const start = `${cookieName(name, basePath, isEncrypted(request))}=`;
  return (request.headers.get("Cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start))
    .map((part) => part.slice(start.length));
}

/** @param seconds lifetime in the browser; 0 deletes the cookie */
export function setCookie(
  { request, basePath }: CookieContext,
  name: CookieName,
  value: string,
  seconds: number,
): string {
  const encrypted = isEncrypted(request);
  const attributes = [`Path=${basePath || "/"}`, `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  if (encrypted) attributes.push("Secure");
  return `${cookieName(name, basePath, encrypted)}=${value}; ${attributes.join("; ")}`;
}

/** Redirects to an own path and sets cookies. */
export function redirectTo(
  context: CookieContext,
  path: string,
  cookies: readonly string[] = [],
): Response {
  const headers = new Headers({ "Cache-Control": "no-store", Location: inBase(context, path) });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
