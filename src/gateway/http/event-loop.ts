import { setImmediate } from "node:timers";

/** Maximum time for bodies and pairings in one turn of the event loop, in milliseconds. */
const maxWork = 5;

/** Start of that work in this turn of the event loop; `undefined` before it. */
let beganAt: number | undefined;

/**
 * Resolves at once while this turn of the event loop has time left for bodies and pairings, else in a later turn. All
 * callers share that time, so that many delay other work no longer than one.
 */
export async function yieldToEventLoop(): Promise<void> {
  for (;;) {
    if (beganAt === undefined) {
      beganAt = performance.now();
      setImmediate(() => {
        beganAt = undefined;
      });
    }
    if (performance.now() - beganAt < maxWork) return;
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
