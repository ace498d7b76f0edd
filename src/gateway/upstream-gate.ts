import type { ProblemCode } from "#contract/problem.ts";
import type { Config } from "./config.ts";
import { ViewerLeft } from "./deadline.ts";
import { ProblemError } from "./problem.ts";

/** Most requests that wait for a place; beyond that, waiting would only make everything late. */
const longestQueue = 1000;

/** The longest wait for a place, in seconds. */
const longestWait = 15;

/** The pause after a second failure in a row, in seconds; each further one doubles it. */
const firstPause = 0.25;

/** The longest pause that the API did not ask for itself, in seconds. */
const longestPause = 5;

/** Stands before the API: so many at once, and nobody while it wants to be, or has to be, left alone. */
export interface UpstreamGate {
  /**
   * Waits for a place. Whoever has one gives it back exactly once.
   * @throws ProblemError with the seconds to wait, while the API is left alone; ViewerLeft
   */
  enter(signal: AbortSignal): Promise<() => void>;
  /** The API answered something that is no failure of its own. */
  answered(): void;
  /** The API failed, so that everybody leaves it alone for a while, where that may help. */
  failed(error: ProblemError): void;
  /** Requests under way, and those that wait for a place. */
  load(): { readonly active: number; readonly waiting: number };
}

/** @param now milliseconds since the epoch */
export function createUpstreamGate(
  {
    demo,
    upstreamConcurrency,
    pollSeconds,
  }: Pick<Config, "demo" | "upstreamConcurrency" | "pollSeconds">,
  now: () => number = Date.now,
): UpstreamGate {
  const queue = new Set<() => void>();
  let active = 0;
  let failures = 0;
  let pause: { readonly until: number; readonly code: ProblemCode } | undefined;

  const leave = () => {
    const [next] = queue;
    // The place goes from hand to hand, so that nobody slips in between.
    if (next === undefined) active -= 1;
    else next();
  };
  const leaveOnce = () => {
    let isHere = true;
    return () => {
      if (isHere) leave();
      isHere = false;
    };
  };
  const refuseInPause = () => {
    const left = (pause?.until ?? 0) - now();
    if (pause === undefined || left <= 0) return;
    throw new ProblemError(pause.code, { retryAfter: Math.ceil(left / 1000) });
  };

  return {
    async enter(signal) {
      refuseInPause();
      if (active < upstreamConcurrency) {
        active += 1;
        return leaveOnce();
      }
      if (queue.size >= longestQueue) throw new ProblemError("upstream-unavailable");
      await turn(queue, signal);
      try {
        // The API may have asked for a pause meanwhile.
        refuseInPause();
      } catch (error) {
        leave();
        throw error;
      }
      return leaveOnce();
    },
    answered() {
      failures = 0;
    },
    failed(error) {
      // The embedded API's faults are there to be looked at, one after the other.
      if (demo) return;
      const { code, retryAfter, upstreamStatus = 0 } = error.problem;
      const leavesAlone = isDown(code, upstreamStatus) || retryAfter !== undefined;
      failures = leavesAlone ? failures + 1 : 0;
      if (!leavesAlone) return;
      const until = now() + (retryAfter ?? pauseAfter(failures, code, pollSeconds)) * 1000;
      // What the API asked for stands, whatever else fails meanwhile.
      if (until > (pause?.until ?? 0)) pause = { until, code };
    },
    load: () => ({ active, waiting: queue.size }),
  };
}

/**
 * Whether a failure says something about the whole API: a 500 may be one counting's, and what hangs
 * takes its time anyway.
 */
function isDown(code: ProblemCode, status: number): boolean {
  if (code === "rate-limited") return true;
  return code === "upstream-unavailable" && [0, 502, 503, 504].includes(status);
}

/** Seconds to leave the API alone; one reset connection is nothing to wait for. */
function pauseAfter(failures: number, code: ProblemCode, pollSeconds: number): number {
  const least = code === "rate-limited" ? 1 : 0;
  const grown = failures < 2 ? 0 : firstPause * 2 ** Math.min(failures - 2, 10);
  return Math.max(least, Math.min(grown, longestPause, pollSeconds / 2));
}

function turn(queue: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      queue.delete(go);
      clearTimeout(late);
      signal.removeEventListener("abort", left);
      end();
    };
    const go = () => settle(resolve);
    const left = () => settle(() => reject(new ViewerLeft("Nobody waits for a place any more.")));
    const late = setTimeout(
      () => settle(() => reject(new ProblemError("upstream-timeout"))),
      longestWait * 1000,
    );
    if (signal.aborted) {
      left();
      return;
    }
    signal.addEventListener("abort", left, { once: true });
    queue.add(go);
  });
}
