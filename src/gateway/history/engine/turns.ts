/** Runs at most so many works at once; the others wait in their order. */
export interface Turns {
  /**
   * @param signal a work that still waits when it aborts never begins
   * @throws Busy where too many wait; the signal's reason
   */
  run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

/** Too many works wait. */
export class Busy extends Error {
  override readonly name = "Busy";
}

export function createTurns(maxRunning: number, maxWaiting: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;

  /** Resolves when the one who ends hands its place on. */
  const place = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      const begin = () => {
        waiting.delete(begin);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      waiting.add(begin);
      signal.addEventListener("abort", leave, { once: true });
    });

  return {
    async run(signal, work) {
      signal.throwIfAborted();
      if (running < maxRunning) running += 1;
      else if (waiting.size < maxWaiting) await place(signal);
      else throw new Busy();
      try {
        return await work();
      } finally {
        const [next] = waiting;
        if (next) next();
        else running -= 1;
      }
    },
  };
}
