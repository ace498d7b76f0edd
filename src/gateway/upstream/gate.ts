import type { Config } from "#gateway/config/config.ts";
import { createUpstreamPauses, type UpstreamPauses } from "./pauses.ts";
import { createUpstreamQueue, type Requesters, type UpstreamQueue } from "./queue.ts";
import type { ApiQuestion } from "./upstream.ts";

/** Limits concurrent requests to the API and pauses them while it fails. */
export interface UpstreamGate extends Pick<UpstreamPauses, "answered" | "failed"> {
  /**
   * Waits for a slot. The returned function frees it.
   * @throws ProblemError with the remaining seconds, while the question is paused; ViewerLeft
   */
  enter(question: ApiQuestion, requesters: Requesters, signal: AbortSignal): Promise<() => void>;
  readonly load: UpstreamQueue["load"];
}

export function createUpstreamGate(
  config: Pick<Config, "demo" | "upstreamConcurrency" | "pollSeconds">,
): UpstreamGate {
  const queue = createUpstreamQueue(config.upstreamConcurrency);
  const { check, answered, failed } = createUpstreamPauses(config);
  return {
    async enter(question, requesters, signal) {
      check(question);
      const leave = await queue.enter(requesters, signal);
      try {
        // A pause may have begun while the request waited.
        check(question);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    answered,
    failed,
    load: queue.load,
  };
}
