import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "#ui/hooks/when-idle.ts";

/**
 * Loads a part of the page that the first content does not need: once that is painted and the browser is idle, or
 * at once on hover or focus.
 * @param load a stable function
 * @param isPainted whether the first content is painted
 */
export function useLazyImport<Part>(load: () => Promise<Part>, isPainted: boolean) {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const loadNow = useCallback(() => {
    load().then(
      (loaded) => setPart((known) => known ?? { loaded }),
      // On failure the fallback stays.
      () => undefined,
    );
  }, [load]);
  useEffect(() => (isPainted ? whenIdle(loadNow) : undefined), [isPainted, loadNow]);
  return { part: part?.loaded ?? null, loadNow };
}
