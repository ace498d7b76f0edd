import { type RefObject, useEffect, useState } from "react";
import { turnsAreOver } from "#charts/use-render-queue.ts";

/** Charts are put in their places, and measure those, within that time before and after their turns. Milliseconds. */
const quiet = 400;

/**
 * Whether all charts within an element are drawn, once that is there: the code of all has come, nobody waits for a turn,
 * and nothing changes.
 */
export function useChartsDrawn(within: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const charts = within.current;
    if (!isThere || !charts) return undefined;
    let changes = 0;
    let timer: ReturnType<typeof setTimeout>;
    const settle = async () => {
      const before = changes;
      await turnsAreOver();
      // Longer than a turn of the browser, so that it has told of what the last chart changed.
      await new Promise((resolve) => setTimeout(resolve));
      // What comes late changes something when it comes, or when it turns out that it cannot be had.
      if (changes !== before || charts.querySelector("[data-chart-to-come]")) return;
      observer.disconnect();
      setDrawn(true);
    };
    const wait = () => {
      changes += 1;
      clearTimeout(timer);
      timer = setTimeout(() => void settle(), quiet);
    };
    const observer = new MutationObserver(wait);
    observer.observe(charts, { childList: true, subtree: true });
    wait();
    return () => {
      // Whoever waits for the turns just now finds that it is not so any more.
      changes += 1;
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [within, isThere]);
  return isDrawn;
}
