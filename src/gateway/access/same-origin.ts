import { isIPv4 } from "node:net";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";

/** Longer hosts are none, in characters: a name has 253 at most, and parsing takes quadratic time. */
const maxHostLength = 300;

/**
 * Whether a request that changes something comes from a page of this origin. Every browser sends its origin with a
 * POST; clients that send none are not browsers.
 */
export function isSameOrigin(request: ViewerRequest): boolean {
  // Browsers send this over TLS and on localhost, and no page can set it.
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin";
  return otherHosts(request) === undefined;
}

/** The problem of a request from a page of another site. */
export function otherSite(request: ViewerRequest): ProblemError {
  const detail = mayMissHost(request)
    ? "This was sent from another site, or a proxy in front of the gateway does not pass on the browser's Host."
    : "This was sent from another site.";
  return new ProblemError("access-denied", { status: 403, detail });
}

/**
 * Whether a refused request may come from a page of this origin all the same: only `Origin` and `Host` could tell, and
 * a proxy that sends a `Host` of its own makes them differ.
 */
export function mayMissHost(request: ViewerRequest): boolean {
  return (
    request.headers.get("Sec-Fetch-Site") === null && otherHosts(request)?.origin !== undefined
  );
}

/** The hosts of `Origin` and `Host` where they differ; `undefined` if they are the same, or without an `Origin`. */
export function otherHosts({ headers }: ViewerRequest) {
  const text = headers.get("Origin");
  if (text === null) return undefined;
  const [, scheme, rest = ""] = /^(https?):\/\/(.+)$/i.exec(text) ?? [];
  const protocol = scheme?.toLowerCase() === "https" ? "https" : "http";
  const origin = scheme === undefined ? undefined : comparableHost(protocol, rest);
  const host = comparableHost(protocol, headers.get("Host") ?? "");
  return origin !== undefined && origin === host ? undefined : { origin, host };
}

/**
 * A host and port as text that is equal for equal ones: lower case, names in punycode without a dot at the end, IPv6
 * in its short form, without the scheme's default port. `undefined` for any other text.
 */
function comparableHost(scheme: "http" | "https", text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > maxHostLength || /[\s/\\?#@]/.test(trimmed)) return undefined;
  // Node reads headers as Latin-1, and proxies send names as UTF-8.
  const address = `${scheme}://${Buffer.from(trimmed, "latin1").toString()}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, port } = new URL(address);
  // Other forms of an IPv4 address, such as one number, are not what browsers send.
  if (isIPv4(hostname) && !trimmed.startsWith(hostname)) return undefined;
  return `${hostname.replace(/\.$/, "")}${port === "" ? "" : `:${port}`}`;
}
