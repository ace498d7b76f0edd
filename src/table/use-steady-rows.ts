import { type RefObject, useLayoutEffect } from "react";

/** The first row in the window: its key and its place among all rows. */
export interface FirstRow {
  readonly key: string;
  readonly index: number;
}

/**
 * Rows that come or go above the visible ones do not move them: the window scrolls along.
 * @param first as it was last seen; `null` while the rows begin below the window's top
 */
export function useSteadyRows(
  first: RefObject<FirstRow | null>,
  keys: readonly string[],
  height: number,
): void {
  useLayoutEffect(() => {
    const before = first.current;
    const index = before ? keys.indexOf(before.key) : -1;
    if (!before || index < 0 || index === before.index) return;
    first.current = { key: before.key, index };
    window.scrollBy(0, (index - before.index) * height);
  }, [first, keys, height]);
}
