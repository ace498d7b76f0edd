import type { ViewerRequest } from "#gateway/http/viewer-request.ts";

/** `session`: a signed-in viewer. `share`: a link or a screen. `pairing`: a screen that waits for its code. */
export type CookieName = "session" | "share" | "pairing";

/** Whether the viewer's connection is encrypted, by `X-Forwarded-Proto`. A client that lies harms only itself. */
export function isEncrypted({ headers }: ViewerRequest): boolean {
  return headers.get("X-Forwarded-Proto") === "https";
}

/**
 * A cookie's full name. Over TLS the `__Host-` prefix keeps neighbouring hosts from setting it; without TLS browsers
 * refuse that prefix.
 */
export function cookieName(name: CookieName, encrypted: boolean): string {
  return `${encrypted ? "__Host-" : ""}countboard-${name}`;
}

/** A cookie of the request; `undefined` when it is absent or repeated. */
export function readCookie(request: ViewerRequest, name: CookieName): string | undefined {
  const [value, ...others] = readCookies(request, name);
  return others.length === 0 ? value : undefined;
}

/** All cookies of a name: a neighbouring host may have set another one for a path or a whole domain. */
export function readCookies(request: ViewerRequest, name: CookieName): readonly string[] {
  const start = `${cookieName(name, isEncrypted(request))}=`;
  return (request.headers.get("Cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start))
    .map((part) => part.slice(start.length));
}

/** @param seconds lifetime in the browser; 0 deletes the cookie */
export function setCookie(
  request: ViewerRequest,
  name: CookieName,
  value: string,
  seconds: number,
): string {
  const encrypted = isEncrypted(request);
  const attributes = ["Path=/", `Max-Age=${seconds}`, "HttpOnly", "SameSite=Lax"];
  if (encrypted) attributes.push("Secure");
  return `${cookieName(name, encrypted)}=${value}; ${attributes.join("; ")}`;
}

/** Redirects to a local page and sets cookies. */
export function redirectTo(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "no-store", Location: path });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}
