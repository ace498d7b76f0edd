import { ProblemError } from "#gateway/http/problem.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";

/**
 * Whether a request that changes something comes from a page of this origin. Every browser sends its origin with a
 * POST; clients that send none are not browsers.
 */
export function isSameOrigin({ headers }: ViewerRequest): boolean {
  const site = headers.get("Sec-Fetch-Site");
  // Browsers send this over TLS and on localhost, and no page can set it.
  if (site !== null) return site === "same-origin";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  // Browsers write the host exactly as in `Host`; parsing a long host as a URL takes quadratic time.
  const [, host] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
  return host !== undefined && host === headers.get("Host")?.trim().toLowerCase();
}

/** @throws ProblemError for a request from a page of another site */
export function requireSameOrigin(request: ViewerRequest): void {
  if (isSameOrigin(request)) return;
  const detail = "This was sent from another site.";
  throw new ProblemError("access-denied", { status: 403, detail });
}
