import { dripped, refusal, streamed } from "#reference-api/respond.ts";
import { faultStatuses } from "./sentinels.ts";

const slices = 200;
const slowFor = 10_000;

const errors: Record<(typeof faultStatuses)[number], readonly [code: string, message: string]> = {
  302: ["moved", "The counting is to be found elsewhere."],
  400: ["bad-request", "The request is malformed."],
  401: ["unauthorized", "Credentials are missing or wrong."],
  403: ["forbidden", "These credentials do not allow it."],
  404: ["not-found", "There is no such counting."],
  408: ["request-timeout", "The request took too long to arrive."],
  410: ["gone", "The counting is no longer available."],
  422: ["out-of-range", "A parameter is out of range."],
  429: ["too-many-requests", "Too many requests, try again later."],
  500: ["internal-error", "Something went wrong."],
  502: ["bad-gateway", "A service behind this one answered nonsense."],
  503: ["unavailable", "The service is being maintained."],
  504: ["gateway-timeout", "A service behind this one did not answer."],
};

function statusFault(status: (typeof faultStatuses)[number], now: number): Response {
  const [code, message] = errors[status];
  // Both forms of Retry-After are in use, so each has its status.
  const headers: Partial<Record<number, Record<string, string>>> = {
    302: { location: "/v1/countings/lines-1" },
    401: { "www-authenticate": challenge },
    429: { "retry-after": "3" },
    503: { "retry-after": new Date(now + 5000).toUTCString() },
  };
  return refusal(status, code, message, headers[status]);
}

/** Cuts the text within a field's name, so that the rest is invalid JSON, also when split into lines. */
function cutOff(text: string): string {
  return text.slice(0, text.lastIndexOf('":', text.length * 0.6));
}

/** Challenge of a 401. */
export const challenge = 'Basic realm="Inventory Counting Integration API", charset="UTF-8"';

/**
 * The answer of a `fault-…` sentinel that replaces a whole answer.
 * @param name the sentinel's id
 * @param signal ends the wait of `fault-hang`
 * @param text generates the valid answer that the fault changes
 * @returns `undefined` for any other id
 */
export async function faultAnswer(
  name: string,
  signal: AbortSignal,
  now: number,
  text: () => Iterable<string>,
): Promise<Response | undefined> {
  const status = faultStatuses.find((candidate) => name === `fault-${candidate}`);
  if (status !== undefined) return statusFault(status, now);
  const whole = () => [...text()].join("");
  switch (name) {
    case "fault-slow":
      return dripped(whole(), slices, slowFor);
    case "fault-hang":
      return await untilAborted(signal);
    case "fault-truncated":
      return streamed([cutOff(whole())].values());
    case "fault-html":
      return new Response("<!doctype html><title>Sign in</title><h1>Sign in</h1>", {
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    default:
      return undefined;
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const give = () => reject(signal.reason);
    if (signal.aborted) give();
    signal.addEventListener("abort", give, { once: true });
  });
}
