import { useEffect } from "react";
import { afterPaint } from "#ui/hooks/after-paint.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";

/**
 * Marks on `html` that tests and monitors wait for: `data-ready` once the first data or its replacement is
 * painted, `data-complete` once everything on the page is usable. Both are removed with the page.
 */
export function usePageMarks(ready: boolean, complete: boolean): void {
  useMark("ready", "countboard:first-rows", ready);
  useMark("complete", "countboard:complete", complete);
  useExtraFonts(ready);
}

/** Until these fonts load, their letters use the system's. */
function useExtraFonts(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => {
      loadExtraFonts().catch(() => undefined);
    });
  }, [ready]);
}

function useMark(name: string, mark: string, reached: boolean): void {
  useEffect(() => {
    if (!reached) return;
    const { dataset } = document.documentElement;
    const cancel = afterPaint(() => {
      dataset[name] = "";
      // Only the last mark matters: a screen would collect them for months.
      performance.clearMarks(mark);
      performance.mark(mark);
    });
    return () => {
      cancel();
      delete dataset[name];
    };
  }, [name, mark, reached]);
}

/**
 * Declares the fonts of other scripts, each fetched when a text needs it. Called after the first paint: every face
 * that arrives causes a new layout.
 */
async function loadExtraFonts(): Promise<void> {
  await import("@fontsource-variable/inter/opsz.css");
}
