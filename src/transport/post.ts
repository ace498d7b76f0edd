import { type Answer, getJson } from "./get.ts";

/**
 * Posts to the gateway's own operations.
 * @param address an own path
 * @param body sent as JSON; `null` sends none
 * @throws FailureError, or the signal's abort reason
 */
export function postJson(address: string, body: unknown, signal: AbortSignal): Promise<Answer> {
  const post: typeof fetch = (input, init) =>
    fetch(input, {
      ...init,
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: body === null ? null : JSON.stringify(body),
    });
  return getJson(address, signal, { fetcher: post });
}
