import { type Answer, getJson } from "./get.ts";

/**
 * Has the gateway change something of its own.
 * @param address on our own origin
 * @param body becomes JSON; none is sent for `null`
 * @throws FailureError, or whatever the signal was aborted with
 */
export function postJson(address: string, body: unknown, signal: AbortSignal): Promise<Answer> {
  const post: typeof fetch = (input, init) =>
    fetch(input, {
      ...init,
      method: "POST",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
      body: body === null ? null : JSON.stringify(body),
    });
  return getJson(address, signal, post);
}
