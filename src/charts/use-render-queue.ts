import { startTransition, useEffect, useState } from "react";

/** Settles when all charts queued so far have rendered. */
let queue: Promise<void> = Promise.resolve();

/**
 * Queues a chart's value for rendering. Charts render one after the other, each as a transition: Recharts renders
 * in layout effects, which React cannot interrupt, so that all charts at once block the page for 100 to 160 ms.
 * @returns `null` before the first turn, then the previous value until the next one
 */
export function useRenderQueue<Value>(value: Value): Value | null {
  const [turn, setTurn] = useState<{ value: Value; onRendered: () => void } | null>(null);
  useEffect(() => turn?.onRendered(), [turn]);
  useEffect(() => {
    let isStale = false;
    let end = () => {};
    queue = queue.then(() => {
      if (isStale) return undefined;
      return new Promise<void>((resolve) => {
        end = resolve;
        startTransition(() => setTurn({ value, onRendered: resolve }));
      });
    });
    return () => {
      isStale = true;
      // The queue must not wait for an unmounted chart.
      end();
    };
  }, [value]);
  return turn?.value ?? null;
}

/** Resolves when no chart is queued. */
export async function whenQueueEmpty(): Promise<void> {
  for (let previous = null; previous !== queue; ) {
    previous = queue;
    await previous;
  }
}

/** Defers updates until all charts have rendered; otherwise each chart would restart this render. */
export function useAfterCharts<Value>(value: Value): Value {
  const [rendered, setRendered] = useState({ value });
  useEffect(() => {
    let isStale = false;
    void whenQueueEmpty().then(() => {
      if (!isStale) startTransition(() => setRendered({ value }));
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return rendered.value;
}
