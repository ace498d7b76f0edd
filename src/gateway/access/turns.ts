/** A turn among those who work on something. */
interface Turn {
  /** Resolves when it has come. */
  readonly ready: Promise<void>;
  readonly leave: () => void;
}

/**
 * Lets a few work at once and some more wait for it.
 * @returns takes a turn; `undefined` when there is no place to wait either
 */
export function createTurns(active: number, waiting: number): () => Turn | undefined {
  let working = 0;
  const line: (() => void)[] = [];
  const leave = () => {
    const next = line.shift();
    if (next === undefined) working -= 1;
    else next();
  };
  return () => {
    if (working < active) {
      working += 1;
      return { ready: Promise.resolve(), leave };
    }
    if (line.length >= waiting) return undefined;
    return { ready: new Promise((resolve) => line.push(resolve)), leave };
  };
}
