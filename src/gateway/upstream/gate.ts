import { setImmediate } from "node:timers/promises";
import type { Config } from "#gateway/config/config.ts";
import type { Failures } from "./failures.ts";
import { createUpstreamPauses, type UpstreamPauses } from "./pauses.ts";
import { createUpstreamQueue, type Requesters, type UpstreamQueue } from "./queue.ts";
import type { ApiQuestion } from "./upstream.ts";

/** Limits concurrent requests to the API and pauses them while it fails. */
export interface UpstreamGate extends Pick<UpstreamPauses, "answered" | "failed"> {
  /**
   * Waits for a slot. The returned function frees it.
   * @throws NotAsked while the question or its viewers are paused, and when too many wait; ViewerLeft
   */
  enter(question: ApiQuestion, requesters: Requesters, signal: AbortSignal): Promise<() => void>;
  readonly load: UpstreamQueue["load"];
}

export function createUpstreamGate(
  config: Pick<Config, "demo" | "upstreamConcurrency" | "pollSeconds">,
  failures: Pick<Failures, "checkViewers">,
): UpstreamGate {
  const queue = createUpstreamQueue(config.upstreamConcurrency);
  const { check, answered, failed } = createUpstreamPauses(config);
  return {
    async enter(question, requesters, signal) {
      check(question);
      const leave = await queue.enter(requesters, signal);
      try {
        // The request that left this slot may have failed in the same turn.
        if (requesters.names.size > 0) await setImmediate();
        // A pause may have begun while the request waited.
        check(question);
        failures.checkViewers(requesters.names, queue.activeOf(requesters));
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
