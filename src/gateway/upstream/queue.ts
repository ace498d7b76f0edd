import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";

/** Most requests that wait for a slot; beyond that, waiting would only make everything late. */
const maxWaiting = 1000;

/** The longest wait for a slot, in seconds. */
const maxWaitSeconds = 15;

/** Those who wait for the same answer of the API. */
export interface Askers {
  /** Empty where viewers are not told apart. */
  readonly names: Set<string>;
  /** Called when somebody joins. */
  onJoin?: (() => void) | undefined;
}

/** Slots for requests to the API, shared fairly between viewers. */
export interface UpstreamQueue {
  /**
   * Waits for a slot. The function that comes back frees it; further calls of it do nothing.
   * @throws ProblemError when the wait is too long; ViewerLeft
   */
  enter(askers: Askers, signal: AbortSignal): Promise<() => void>;
  /** Requests under way, and those that wait for a slot. */
  load(): { readonly active: number; readonly waiting: number };
}

interface Waiting {
  readonly askers: Askers;
  readonly start: (viewer: string | undefined) => void;
}

/** @param slots most requests at the same time */
export function createUpstreamQueue(slots: number): UpstreamQueue {
  const waiting = new Set<Waiting>();
  const activeBy = new Map<string, number>();
  let active = 0;
  // One slot stays free for others, however slow the API is for one viewer.
  const maxOfViewer = Math.max(1, slots - 1);

  const activeOf = (viewer: string | undefined) =>
    viewer === undefined ? 0 : (activeBy.get(viewer) ?? 0);
  /** Whose slot it is: that of the viewer who has the fewest. */
  const payerOf = ({ names }: Askers): string | undefined => {
    let payer: string | undefined;
    for (const viewer of names) {
      if (payer === undefined || activeOf(viewer) < activeOf(payer)) payer = viewer;
    }
    return payer;
  };
  const count = (viewer: string | undefined, change: 1 | -1) => {
    active += change;
    if (viewer === undefined) return;
    const own = activeOf(viewer) + change;
    if (own === 0) activeBy.delete(viewer);
    else activeBy.set(viewer, own);
  };
  const next = (): { one: Waiting; viewer: string | undefined } | undefined => {
    let best: { one: Waiting; viewer: string | undefined } | undefined;
    for (const one of waiting) {
      const viewer = payerOf(one.askers);
      if (activeOf(viewer) >= (best === undefined ? maxOfViewer : activeOf(best.viewer))) continue;
      best = { one, viewer };
      if (activeOf(viewer) === 0) break;
    }
    return best;
  };
  const startNext = () => {
    const following = active < slots ? next() : undefined;
    following?.one.start(following.viewer);
  };
  const take = (viewer: string | undefined) => {
    count(viewer, 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      count(viewer, -1);
      // At once, so that nobody slips in between.
      startNext();
    };
  };

  return {
    async enter(askers, signal) {
      const payer = payerOf(askers);
      if (active < slots && activeOf(payer) < maxOfViewer) return take(payer);
      if (waiting.size >= maxWaiting) throw new ProblemError("upstream-unavailable");
      return new Promise((resolve, reject) => {
        const settle = (end: () => void) => {
          waiting.delete(one);
          askers.onJoin = undefined;
          clearTimeout(late);
          signal.removeEventListener("abort", leave);
          end();
        };
        const one: Waiting = {
          askers,
          start: (viewer) => settle(() => resolve(take(viewer))),
        };
        const leave = () =>
          settle(() => reject(new ViewerLeft("Nobody waits for a slot any more.")));
        const late = setTimeout(
          () => settle(() => reject(new ProblemError("upstream-timeout"))),
          maxWaitSeconds * 1000,
        );
        if (signal.aborted) {
          leave();
          return;
        }
        signal.addEventListener("abort", leave, { once: true });
        waiting.add(one);
        // Whoever joins may have a slot to spare.
        askers.onJoin = startNext;
      });
    },
    load: () => ({ active, waiting: waiting.size }),
  };
}
