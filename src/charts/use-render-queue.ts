import { startTransition, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Settles when all charts queued so far have rendered. */
let queue: Promise<unknown> = Promise.resolve();

/** Charts may render without a pause for this time. Milliseconds. */
const maxBatchMs = 8;
let pauseAfter = 0;

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

/** A chart's entry in the queue. */
interface QueueEntry<Value> {
  latest: Value;
  isWaiting: boolean;
  isRendered: boolean;
  isUnmounted: boolean;
  onRendered: () => void;
}

/** Renders the latest value. A first render takes several times as long as an update, so it is a transition. */
async function renderNext<Value>(
  entry: QueueEntry<Value>,
  render: (rendered: { readonly value: Value }) => void,
): Promise<void> {
  if (!entry.isUnmounted && performance.now() > pauseAfter) {
    await yieldToBrowser();
    pauseAfter = performance.now() + maxBatchMs;
  }
  entry.isWaiting = false;
  if (entry.isUnmounted) return;
  const next = { value: entry.latest };
  if (entry.isRendered) {
    flushSync(() => render(next));
    return;
  }
  await new Promise<void>((resolve) => {
    entry.onRendered = resolve;
    startTransition(() => render(next));
  });
}

/**
 * Queues a chart's value for rendering, one chart at a time: all at once would block the page. `null` before
 * the first turn; the previous value stays until the next turn.
 */
export function useRenderQueue<Value>(value: Value): Value | null {
  const [rendered, setRendered] = useState<{ readonly value: Value } | null>(null);
  const [entry] = useState<QueueEntry<Value>>(() => ({
    latest: value,
    isWaiting: false,
    isRendered: false,
    isUnmounted: false,
    onRendered: () => {},
  }));
  useEffect(() => {
    entry.isUnmounted = false;
    return () => {
      entry.isUnmounted = true;
      // The queue must not wait for an unmounted chart.
      entry.onRendered();
    };
  }, [entry]);
  useEffect(() => {
    entry.isRendered = rendered !== null;
    entry.onRendered();
  }, [entry, rendered]);
  useEffect(() => {
    entry.latest = value;
    if (entry.isWaiting) return;
    entry.isWaiting = true;
    queue = queue.then(() => renderNext(entry, setRendered)).catch(reportError);
  }, [entry, value]);
  return rendered?.value ?? null;
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
      if (isStale) return;
      startTransition(() => setRendered((before) => (before.value === value ? before : { value })));
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return rendered.value;
}
