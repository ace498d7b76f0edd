import { useEffect, useState } from "react";

/** Ends when those who asked before have been drawn. */
let last: Promise<unknown> = Promise.resolve();

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * What is to be drawn, one chart after another: all at once they would hold the page up. `null` before the first
 * turn; until another turn comes, what was drawn before stays.
 */
export function useInTurn<Value>(value: Value): Value | null {
  const [drawn, setDrawn] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    let isStale = false;
    last = last.then(async () => {
      if (isStale) return;
      await nextFrame();
      if (isStale) return;
      setDrawn({ value });
      // A chart finishes its drawing in the next frame.
      await nextFrame();
    });
    return () => {
      isStale = true;
    };
  }, [value]);
  return drawn?.value ?? null;
}
