import { useEffect } from "react";
import { loadMoreLetters } from "#ui/fonts/extra-fonts.ts";
import { afterPaint } from "#ui/hooks/after-paint.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";

/**
 * Marks on `html` that tests and monitors wait for: `data-ready` once the first data, or what stands in
 * its place, is painted, and `data-complete` once everything of the page can be used. Both end with the page.
 */
export function usePageMarks(ready: boolean, complete: boolean): void {
  useMark("ready", "countboard:first-rows", ready);
  useMark("complete", "countboard:complete", complete);
  useMoreLetters(ready);
}

/** Until they are there, and where they cannot be had, such letters stand in the system's face. */
function useMoreLetters(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      loadMoreLetters().catch(() => undefined);
    });
  }, [ready]);
}

function useMark(name: string, mark: string, reached: boolean): void {
  useEffect(() => {
    if (!reached) return;
    const { dataset } = document.documentElement;
    const cancel = afterPaint(() => {
      dataset[name] = "";
      // The last one is enough: the browser would keep those of months on a screen.
      performance.clearMarks(mark);
      performance.mark(mark);
    });
    return () => {
      cancel();
      delete dataset[name];
    };
  }, [name, mark, reached]);
}
