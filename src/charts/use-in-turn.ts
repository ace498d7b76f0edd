import { startTransition, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Ends when those who asked before have been drawn. */
let last: Promise<unknown> = Promise.resolve();

/** Charts that are drawn one after another in that time go without a rest between them. Milliseconds. */
const stretch = 8;
let restAfter = 0;

/** Lets the page answer to whoever is at work on it. */
function giveWay(): Promise<void> {
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
 * What is to be drawn, one chart after another, each by itself: all at once they would hold the page up. `null`
 * before the first turn; until another turn comes, what was drawn before stays. A chart's first drawing takes several
 * times as long as a change, so it is done in pieces.
 */
export function useInTurn<Value>(value: Value): Value | null {
  const [drawn, setDrawn] = useState<{ readonly value: Value } | null>(null);
  const isDrawn = useRef(false);
  const onDrawn = useRef(() => {});
  useEffect(() => {
    isDrawn.current = drawn !== null;
    onDrawn.current();
  }, [drawn]);
  useEffect(() => {
    let isStale = false;
    last = last.then(async () => {
      if (isStale) return;
      if (performance.now() > restAfter) {
        await giveWay();
        restAfter = performance.now() + stretch;
      }
      if (isStale) return;
      if (isDrawn.current) {
        flushSync(() => setDrawn({ value }));
        return;
      }
      await new Promise<void>((resolve) => {
        onDrawn.current = resolve;
        startTransition(() => setDrawn({ value }));
      });
    });
    return () => {
      isStale = true;
      // Whatever it was drawn for has changed or gone; the others must not wait for it.
      onDrawn.current();
    };
  }, [value]);
  return drawn?.value ?? null;
}

/** When no chart waits for its turn any more. */
async function turnsAreOver(): Promise<void> {
  for (let waited = null; waited !== last; ) {
    waited = last;
    await waited;
  }
}

/**
 * What is drawn at first, and afterwards anew only when every chart is: work that a chart breaks in upon would begin
 * from its start again.
 */
export function useAfterCharts<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState({ value });
  useEffect(() => {
    let isStale = false;
    void turnsAreOver().then(() => {
      if (isStale) return;
      startTransition(() => setDrawn((before) => (before.value === value ? before : { value })));
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return drawn.value;
}
