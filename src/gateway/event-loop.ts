import { setImmediate } from "node:timers";

/** Longest work on bodies and pairings in one turn of the event loop, in milliseconds. */
const maxWork = 5;

/** When that work began in this turn of the event loop; `undefined` before that. */
let beganAt: number | undefined;

/**
 * Returns while this turn of the event loop has time left for work on bodies and pairings, else in a later turn. All of
 * them share that time, so that many keep others waiting no longer than one.
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
