interface Slot {
  /** Resolves when the work may start. */
  readonly ready: Promise<void>;
  readonly leave: () => void;
}

/**
 * Limits concurrent work and the queue for it.
 * @returns a function that takes a slot; `undefined` when the queue is full, too
 */
export function createSemaphore(active: number, waiting: number): () => Slot | undefined {
  let running = 0;
  const queue: (() => void)[] = [];
  const leave = () => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return () => {
    if (running < active) {
      running += 1;
      return { ready: Promise.resolve(), leave };
    }
    if (queue.length >= waiting) return undefined;
    return { ready: new Promise((resolve) => queue.push(resolve)), leave };
  };
}
