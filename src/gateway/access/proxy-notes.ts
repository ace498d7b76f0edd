import { minute } from "#domain/time/units.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { Log } from "#gateway/operations/log.ts";
import type { RequestContext } from "./request-context.ts";
import { mayMissHost, otherHosts } from "./same-origin.ts";

/** Minimum time between two notes on the proxy's `Host`, in milliseconds. */
const hostNoteEveryMs = 10 * minute;

const forwardedNote =
  "Requests have X-Forwarded-For, and come from an address that is not in ACCESS_PROXIES. If it is that of a proxy in " +
  "front of the gateway, all viewers behind it count as one: limits on passcodes and on requests to the API that one " +
  "reaches hold for the others, too. Write the proxy's address in ACCESS_PROXIES.";

/**
 * Returns a function that tells the operator, once, about a request whose proxy is not trusted.
 * @param now a monotonic clock, in milliseconds
 */
export function createProxyNotes(
  access: Config["access"],
  log: Pick<Log, "note">,
  now: () => number = () => performance.now(),
): (context: Pick<RequestContext, "request" | "address">) => void {
  const note = createRareNote(log, Number.POSITIVE_INFINITY, now);
  return ({ request, address }) => {
    const isForwarded = access.mode !== "header" && request.headers.get("X-Forwarded-For");
    if (isForwarded && !access.proxies?.has(address)) note(forwardedNote);
  };
}

/**
 * Returns a function that tells the operator about requests that were refused as another site's, and whose `Host` a
 * proxy may have replaced.
 * @param now a monotonic clock, in milliseconds
 */
export function createHostNotes(
  log: Pick<Log, "note">,
  now: () => number = () => performance.now(),
): (request: ViewerRequest) => void {
  const note = createRareNote(log, hostNoteEveryMs, now);
  return (request) => {
    if (!mayMissHost(request)) return;
    const { origin, host } = otherHosts(request) ?? {};
    note(
      `A form was refused because the browser sent it from ${origin}, and the request's Host is ${host ?? "missing"}. If both ` +
        "are this gateway, the proxy in front of it sends a Host of its own: make it pass on the browser's, in nginx " +
        "with proxy_set_header Host $http_host.",
    );
  };
}

/** Logs a warning at most once in a time. */
function createRareNote(
  log: Pick<Log, "note">,
  everyMs: number,
  now: () => number,
): (sentence: string) => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  return (sentence) => {
    if (now() - notedAt < everyMs) return;
    notedAt = now();
    log.note("warn", sentence);
  };
}
