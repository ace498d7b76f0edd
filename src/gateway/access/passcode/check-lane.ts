/** Minimum gap between the checks of one lane, so that three lanes together allow two a second. */
const gapMs = 1500;

/** An attempt that has waited longer is rejected. */
const maxWaitMs = 10_000;

/** Maximum number of attempts that wait in a lane. */
const maxWaiting = 200;

interface Attempt {
  /** Recent attempts of the same network or browser, this one included. */
  readonly recent: number;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
}

/** Passcode checks one after the other. */
export interface CheckLane {
  /** Waits for a check; `false` if there is none in time, or the client has left. */
  enter(attempt: Attempt): Promise<boolean>;
}

interface Waiting {
  readonly recent: number;
  readonly settle: (isChecked: boolean) => void;
}

/**
 * Of the attempts that wait, the next is one of those with the fewest recent attempts, by lot: so neither early nor
 * frequent guesses keep others out.
 * @param now milliseconds on a monotonic clock
 * @param draw an index below a count, by lot
 */
export function createCheckLane(now: () => number, draw: (count: number) => number): CheckLane {
  const waiting = new Set<Waiting>();
  let lastCheck = -gapMs;
  let next: NodeJS.Timeout | undefined;

  /** One of those with the best value, by lot. */
  const drawBy = (best: (...values: readonly number[]) => number): Waiting | undefined => {
    const all = [...waiting];
    const value = best(...all.map(({ recent }) => recent));
    const equal = all.filter(({ recent }) => recent === value);
    return equal.length === 0 ? undefined : equal[draw(equal.length)];
  };
  const checkNext = () => {
    next = undefined;
    const chosen = drawBy(Math.min);
    if (chosen === undefined) return;
    lastCheck = now();
    chosen.settle(true);
    scheduleNext();
  };
  const scheduleNext = () => {
    if (next !== undefined || waiting.size === 0) return;
    next = setTimeout(checkNext, Math.max(0, lastCheck + gapMs - now()));
  };

  return {
    enter({ recent, signal }) {
      if (signal.aborted) return Promise.resolve(false);
      if (waiting.size === 0 && now() - lastCheck >= gapMs) {
        lastCheck = now();
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const leave = () => one.settle(false);
        const late = setTimeout(leave, maxWaitMs);
        const one: Waiting = {
          recent,
          settle(isChecked) {
            waiting.delete(one);
            clearTimeout(late);
            signal.removeEventListener("abort", leave);
            resolve(isChecked);
          },
        };
        signal.addEventListener("abort", leave);
        waiting.add(one);
        if (waiting.size > maxWaiting) drawBy(Math.max)?.settle(false);
        scheduleNext();
      });
    },
  };
}
