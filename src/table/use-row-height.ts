import { type RefObject, useEffect, useState } from "react";

/**
 * How high the rows are, all alike: as one of them is drawn, since larger letters make it higher.
 * @param usual until one was drawn, in pixels; where it changes, rows are laid out in another way
 * @param first place of the first row that exists
 */
export function useRowHeight(
  body: RefObject<HTMLElement | null>,
  usual: number,
  first: number,
): number {
  const [measured, setMeasured] = useState({ usual, height: usual });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row stands first then
  useEffect(() => {
    const row = body.current?.firstElementChild;
    if (!row) return;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      // A row that has left the page has no height any more.
      if (height === 0) return;
      setMeasured((now) =>
        now.usual === usual && now.height === height ? now : { usual, height },
      );
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, [body, usual, first]);
  return measured.usual === usual ? measured.height : usual;
}
