import { startTransition, useEffect, useState } from "react";
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

/** One chart's place among them. */
interface Place<Value> {
  latest: Value;
  isWaiting: boolean;
  isDrawn: boolean;
  isGone: boolean;
  onDrawn: () => void;
}

/** Draws what is the latest by then. A first drawing takes several times as long as a change, so it is done in pieces. */
async function takeTurn<Value>(
  place: Place<Value>,
  draw: (rendered: { readonly value: Value }) => void,
): Promise<void> {
  if (!place.isGone && performance.now() > restAfter) {
    await giveWay();
    restAfter = performance.now() + stretch;
  }
  place.isWaiting = false;
  if (place.isGone) return;
  const next = { value: place.latest };
  if (place.isDrawn) {
    flushSync(() => draw(next));
    return;
  }
  await new Promise<void>((resolve) => {
    place.onDrawn = resolve;
    startTransition(() => draw(next));
  });
}

/**
 * What is to be drawn, one chart after another, each by itself: all at once they would hold the page up. `null`
 * before the first turn; until another turn comes, what was drawn before stays.
 */
export function useRenderQueue<Value>(value: Value): Value | null {
  const [rendered, setDrawn] = useState<{ readonly value: Value } | null>(null);
  const [place] = useState<Place<Value>>(() => ({
    latest: value,
    isWaiting: false,
    isDrawn: false,
    isGone: false,
    onDrawn: () => {},
  }));
  useEffect(() => {
    place.isGone = false;
    return () => {
      place.isGone = true;
      // The others must not wait for what will never be drawn.
      place.onDrawn();
    };
  }, [place]);
  useEffect(() => {
    place.isDrawn = rendered !== null;
    place.onDrawn();
  }, [place, rendered]);
  useEffect(() => {
    place.latest = value;
    if (place.isWaiting) return;
    place.isWaiting = true;
    last = last.then(() => takeTurn(place, setDrawn)).catch(reportError);
  }, [place, value]);
  return rendered?.value ?? null;
}

/** Resolves when no chart waits for its turn any more. */
export async function turnsAreOver(): Promise<void> {
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
  const [rendered, setDrawn] = useState({ value });
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
  return rendered.value;
}
