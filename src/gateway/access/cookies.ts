import type { ViewerRequest } from "#gateway/visit.ts";

/** `session`: of somebody who signed in. `share`: of a link or a screen. `pairing`: of a screen that waits. */
export type CookieName = "session" | "share" | "pairing";

/** Whether the viewer's connection is encrypted: a proxy in front says so, and a lie tells only the liar. */
export function isEncrypted({ headers }: ViewerRequest): boolean {
  return headers.get("X-Forwarded-Proto") === "https";
}

/**
 * A cookie's whole name. Over TLS browsers hold a name with this prefix to our origin alone, so that
 * no neighbour can set it; in clear they refuse it.
 */
export function cookieName(name: CookieName, encrypted: boolean): string {
  return `${encrypted ? "__Host-" : ""}countboard-${name}`;
}

/** A cookie of the request; `undefined` without it, and when it is there several times. */
export function readCookie(request: ViewerRequest, name: CookieName): string | undefined {
  const [value, ...others] = readCookies(request, name);
  return others.length === 0 ? value : undefined;
}

/** All cookies of a name: a neighbour may have set another one for a path or for all hosts of a domain. */
export function readCookies(request: ViewerRequest, name: CookieName): readonly string[] {
  const start = `${cookieName(name, isEncrypted(request))}=`;
  return (request.headers.get("Cookie") ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(start))
    .map((part) => part.slice(start.length));
}

/** @param seconds how long the browser keeps it; 0 takes it away */
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
