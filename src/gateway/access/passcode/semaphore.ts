interface Turn {
  /** Resolves when the work may start. */
  readonly ready: Promise<void>;
  readonly leave: () => void;
}

/**
 * Limits concurrent work and the queue for it.
 * @returns a function that takes a slot; `undefined` when the queue is full, too
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
