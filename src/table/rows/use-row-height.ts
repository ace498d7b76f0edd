import { type RefObject, useEffect, useState } from "react";

/**
 * Height of the rows, all alike, as measured on one of them, since larger fonts increase it.
 * @param fallback height before the first measurement, in pixels; a change of it means another layout
 * @param first index of the first existing row
 */
export function useRowHeight(
  body: RefObject<HTMLElement | null>,
  fallback: number,
  first: number,
): number {
  const [measured, setMeasured] = useState({ fallback, height: fallback });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row is first then
  useEffect(() => {
    const row = body.current?.firstElementChild;
    if (!row) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // A removed row has no height.
      if (height === 0) return;
      setMeasured((now) =>
        now.fallback === fallback && now.height === height ? now : { fallback, height },
      );
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [body, fallback, first]);
  return measured.fallback === fallback ? measured.height : fallback;
}
