import { setNewest } from "#gateway/cache/set-newest.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { NotAsked } from "./pause.ts";

/** Maximum number of waiting requests; more would only make all of them late. */
const maxWaiting = 1000;

/** Maximum wait for a slot of the API, in seconds. */
const defaultWaitSeconds = 15;

/** Viewers that wait for the same answer of the API. */
export interface Requesters {
  /** Empty for a request of the gateway itself. */
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

/**
 * @param slots maximum number of concurrent requests
 * @param maxWaitSeconds maximum wait for a slot; `null` waits until the signal aborts
 */
export function createUpstreamQueue(
  slots: number,
  maxWaitSeconds: number | null = defaultWaitSeconds,
): UpstreamQueue {
  const waiting = new Set<Waiting>();
  const activeBy = new Map<string, number>();
  /** The turn in which each viewer got a slot last, for the newest of them. */
  const servedBy = new Map<string, number>();
  let turn = 0;
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
  const servedAt = (viewer: string | undefined) =>
    viewer === undefined ? 0 : (servedBy.get(viewer) ?? 0);
  /** Whether a viewer comes before another one: with fewer slots, else when it had its last one longer ago. */
  const isBefore = (viewer: string | undefined, other: string | undefined) =>
    activeOf(viewer) < activeOf(other) ||
    (activeOf(viewer) === activeOf(other) && servedAt(viewer) < servedAt(other));
  const next = (): { one: Waiting; viewer: string | undefined } | undefined => {
    let best: { one: Waiting; viewer: string | undefined } | undefined;
    for (const one of waiting) {
      const viewer = payerOf(one.requesters);
      if (activeOf(viewer) >= maxOfViewer) continue;
      if (best === undefined || isBefore(viewer, best.viewer)) best = { one, viewer };
    }
    return best;
  };
  const startNext = () => {
    const following = active < slots ? next() : undefined;
    following?.one.start(following.viewer);
  };
  const take = (viewer: string | undefined) => {
    count(viewer, 1);
    turn += 1;
    if (viewer !== undefined) setNewest(servedBy, viewer, turn, maxWaiting);
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
        const runOut = () => settle(() => reject(new NotAsked("upstream-timeout")));
        const late =
          maxWaitSeconds === null ? undefined : setTimeout(runOut, maxWaitSeconds * 1000);
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
