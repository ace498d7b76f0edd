import { setImmediate } from "node:timers";

/** Maximum time for bodies and pairings in one turn of the event loop, in milliseconds. */
const maxWork = 5;

/** Start of that work in this turn of the event loop; `undefined` before it. */
let beganAt: number | undefined;

/** Callers without time left, in their order. */
const waiting: (() => void)[] = [];

function hasTime(): boolean {
  if (beganAt === undefined) {
    beganAt = performance.now();
    setImmediate(() => {
      beganAt = undefined;
    });
  }
  return performance.now() - beganAt < maxWork;
}

function resumeFirst(): void {
  if (hasTime()) waiting.shift()?.();
  else setImmediate(resumeFirst);
}

/**
 * Resolves at once while this turn of the event loop has time left for bodies and pairings, else in a later turn. All
 * callers share that time, so that many delay other work no longer than one; and they take turns, so that long work
 * holds up no other.
 */
export async function yieldToEventLoop(): Promise<void> {
  if (hasTime()) return;
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    setImmediate(resumeFirst);
  });
}
