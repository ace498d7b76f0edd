import { type EndpointName, endpointRules } from "#contract/endpoints.ts";
import { ProblemError } from "#gateway/http/problem.ts";

/**
 * Turns every answer but a plain success into a problem, by its status alone.
 * @param now milliseconds since 1970
 * @throws ProblemError
 */
export function requireSuccess(
  name: EndpointName,
  { status, headers }: Response,
  now: number,
): void {
  if (status === 200) return;
  const { absence, body } = endpointRules[name];
  if (status === 404 || status === 410 || (body.kind === "text" && status === 204)) {
    throw new ProblemError(absence);
  }
  if (status === 401 || status === 403) throw new ProblemError("upstream-credentials");
  if (status === 429 || status >= 500) {
    const retryAfter = readRetryAfter(headers.get("Retry-After"), now);
    const code = status === 429 ? "rate-limited" : "upstream-unavailable";
    throw new ProblemError(code, retryAfter === undefined ? {} : { retryAfter });
  }
  if (status >= 400) throw new ProblemError("upstream-rejected");
  if (status === 304) {
    throw new ProblemError("upstream-redirect", {
      detail: "The API answered that nothing has changed, although it was asked without a version.",
    });
  }
  if (status >= 300) throw new ProblemError("upstream-redirect");
  throw new ProblemError("upstream-not-json");
}

/** Maximum `Retry-After` that is honoured, in seconds: an API may ask for too much, and screens must recover. */
const maxRetryAfter = 300;

/**
 * Parses a `Retry-After` header, which contains seconds or an HTTP date.
 * @returns seconds to wait, 0 to 300; `undefined` for an absent or invalid header
 * @param now milliseconds since 1970
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text), maxRetryAfter);
  // `Date.parse` accepts other forms, such as `2026-01-05` and `-1`, which are invalid here.
  const date = /^[A-Z][a-z]{2,}, /.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(date)) return undefined;
  return Math.min(Math.max(0, Math.ceil((date - now) / 1000)), maxRetryAfter);
}
