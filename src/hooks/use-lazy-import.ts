import { useCallback, useEffect, useState } from "react";
import { whenIdle } from "#ui/hooks/when-idle.ts";

/**
 * A part of the page that is not needed for what is read first: it is loaded once that is painted and the
 * browser is idle, or at once when a person reaches for it.
 * @param load always the same function
 * @param isPainted whether what is read first is there
 */
export function useLazyImport<Part>(load: () => Promise<Part>, isPainted: boolean) {
  const [part, setPart] = useState<{ readonly loaded: Part } | null>(null);
  const loadNow = useCallback(() => {
    load().then(
      (loaded) => setPart((known) => known ?? { loaded }),
      // What stands in its place goes on working.
      () => undefined,
    );
  }, [load]);
  useEffect(() => (isPainted ? whenIdle(loadNow) : undefined), [isPainted, loadNow]);
  return { part: part?.loaded ?? null, loadNow };
}
