import { type RefObject, useEffect, useState } from "react";
import { whenQueueEmpty } from "#charts/use-render-queue.ts";

/** Charts measure and position themselves within this time of their turns. Milliseconds. */
const quietMs = 400;

/**
 * Whether all charts within an element are rendered: their code has loaded, no render is queued, and the DOM has
 * stopped changing.
 */
export function useChartsRendered(
  within: RefObject<HTMLElement | null>,
  isReady: boolean,
): boolean {
  const [areRendered, setRendered] = useState(false);
  useEffect(() => {
    const charts = within.current;
    if (!isReady || !charts) return undefined;
    let changes = 0;
    let timer: ReturnType<typeof setTimeout>;
    const settle = async () => {
      const before = changes;
      await whenQueueEmpty();
      // A macrotask, so that the observer has reported the last chart's changes.
      await new Promise((resolve) => setTimeout(resolve));
      // A late chart changes the DOM when it loads or fails.
      if (changes !== before || charts.querySelector("[data-chart-to-come]")) return;
      observer.disconnect();
      setRendered(true);
    };
    const wait = () => {
      changes += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), quietMs);
    };
    const observer = new MutationObserver(wait);
    observer.observe(charts, { childList: true, subtree: true });
    wait();
    return () => {
      // Invalidates a pending `settle`.
      changes += 1;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [within, isReady]);
  return areRendered;
}
