import type { ViewerRequest } from "#gateway/visit.ts";

/**
 * Whether a request that changes something comes from a page of our own. What is no browser says
 * nothing of where it comes from; every browser does with a POST.
 */
export function isFromOwnPage({ headers }: ViewerRequest): boolean {
  const site = headers.get("Sec-Fetch-Site");
  // Sent by browsers over TLS and on this machine, and beyond the reach of any page.
  if (site !== null) return site === "same-origin";
  const origin = headers.get("Origin");
  if (origin === null) return true;
  // Browsers write the host as it is in `Host`; decoding a long one as a URL does takes quadratic time.
  const [, host] = /^https?:\/\/(.+)$/.exec(origin) ?? [];
  return [headers.get("Host"), headers.get("X-Forwarded-Host")].some(
    (own) => own !== null && host === own.trim().toLowerCase(),
  );
}
