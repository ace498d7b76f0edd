import { ViewerLeft } from "#gateway/http/deadline.ts";
import { NotAsked } from "./pause.ts";

/** Maximum number of waiting requests; more would only make all of them late. */
const maxWaiting = 1000;

/** Maximum wait for a slot, in seconds. */
const maxWaitSeconds = 15;

/** Viewers that wait for the same answer of the API. */
export interface Requesters {
  /** Empty without viewer ids, as with open access. */
  readonly names: Set<string>;
  /** Called when another viewer joins. */
  onJoin?: (() => void) | undefined;
}

/** Slots for requests to the API, shared fairly between viewers. */
export interface UpstreamQueue {
  /**
   * Waits for a slot. The returned function frees it; calling it again has no effect.
   * @throws NotAsked `upstream-unavailable` for a full queue, `upstream-timeout` after the maximum wait; ViewerLeft
   */
  enter(requesters: Requesters, signal: AbortSignal): Promise<() => void>;
  /** Active requests that are counted for one of these viewers, the one with the fewest. */
  activeOf(requesters: Requesters): number;
  /** Active and waiting requests. */
  load(): { readonly active: number; readonly waiting: number };
}

interface Waiting {
  readonly requesters: Requesters;
  readonly start: (viewer: string | undefined) => void;
}

/** @param slots maximum number of concurrent requests */
export function createUpstreamQueue(slots: number): UpstreamQueue {
  const waiting = new Set<Waiting>();
  const activeBy = new Map<string, number>();
  let active = 0;
  // One viewer's slow requests must leave a slot for the others.
  const maxOfViewer = Math.max(1, slots - 1);

  const activeOf = (viewer: string | undefined) =>
    viewer === undefined ? 0 : (activeBy.get(viewer) ?? 0);
  /** The viewer that a slot is counted for: the one with the fewest. */
  const payerOf = ({ names }: Requesters): string | undefined => {
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
      const viewer = payerOf(one.requesters);
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
      // Synchronously, so that no later request overtakes a waiting one.
      startNext();
    };
  };

  return {
    async enter(requesters, signal) {
      const payer = payerOf(requesters);
      if (active < slots && activeOf(payer) < maxOfViewer) return take(payer);
      if (waiting.size >= maxWaiting) throw new NotAsked("upstream-unavailable");
      return new Promise((resolve, reject) => {
        const settle = (end: () => void) => {
          waiting.delete(one);
          requesters.onJoin = undefined;
          clearTimeout(late);
          signal.removeEventListener("abort", leave);
          end();
        };
        const one: Waiting = {
          requesters,
          start: (viewer) => settle(() => resolve(take(viewer))),
        };
        const leave = () =>
          settle(() => reject(new ViewerLeft("The last viewer left while waiting for a slot.")));
        const late = setTimeout(
          () => settle(() => reject(new NotAsked("upstream-timeout"))),
          maxWaitSeconds * 1000,
        );
        if (signal.aborted) {
          leave();
          return;
        }
        signal.addEventListener("abort", leave, { once: true });
        waiting.add(one);
        // The viewer that joins may have fewer slots than its maximum.
        requesters.onJoin = startNext;
      });
    },
    activeOf: (requesters) => activeOf(payerOf(requesters)),
    load: () => ({ active, waiting: waiting.size }),
  };
}
