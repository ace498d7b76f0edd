import { type RefObject, useEffect, useState } from "react";

/**
 * How high the rows are, all alike: as one of them is drawn, since larger letters make it higher.
 * @param fallback until one was drawn, in pixels; where it changes, rows are laid out in another way
 * @param first place of the first row that exists
 */
export function useRowHeight(
  body: RefObject<HTMLElement | null>,
  fallback: number,
  first: number,
): number {
  const [measured, setMeasured] = useState({ usual: fallback, height: fallback });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row stands first then
  useEffect(() => {
    const row = body.current?.firstElementChild;
    if (!row) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // A row that has left the page has no height any more.
      if (height === 0) return;
      setMeasured((now) =>
        now.usual === fallback && now.height === height ? now : { usual: fallback, height },
      );
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [body, fallback, first]);
  return measured.usual === fallback ? measured.height : fallback;
}
