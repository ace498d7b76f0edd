import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Ends when those who asked before have been drawn. */
let last: Promise<unknown> = Promise.resolve();

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
 * before the first turn; until another turn comes, what was drawn before stays.
 */
export function useInTurn<Value>(value: Value): Value | null {
  const [drawn, setDrawn] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    let isStale = false;
    last = last.then(async () => {
      if (isStale) return;
      await giveWay();
      if (!isStale) flushSync(() => setDrawn({ value }));
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return drawn?.value ?? null;
}
