import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Settles when all charts queued so far have rendered. */
let queue: Promise<void> = Promise.resolve();

/** Lets the browser handle input. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Queues a chart's value for rendering, one chart after the other: Recharts renders in layout effects, which React
 * cannot interrupt, so that all charts at once block the page for 100 to 160 ms. A first render takes several times
 * as long as an update, so it is a transition.
 * @returns `null` before the first turn, then the previous value until the next one
 */
export function useRenderQueue<Value>(value: Value): Value | null {
  const [turn, setTurn] = useState<{ value: Value; onRendered: () => void } | null>(null);
  const hasRendered = useRef(false);
  useEffect(() => {
    hasRendered.current = turn !== null;
    turn?.onRendered();
  }, [turn]);
  useEffect(() => {
    let isStale = false;
    let end = () => {};
    const render = async () => {
      if (!isStale) await yieldToBrowser();
      if (isStale) return;
      await new Promise<void>((resolve) => {
        end = resolve;
        const begin = () => setTurn({ value, onRendered: resolve });
        if (hasRendered.current) flushSync(begin);
        else startTransition(begin);
      });
    };
    queue = queue.then(render).catch(reportError);
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
