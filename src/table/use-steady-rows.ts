import { type RefObject, useLayoutEffect } from "react";

/** The first row in the window: its key and its place among all rows. */
export interface FirstRow {
  readonly key: string;
  readonly place: number;
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
    const place = before ? keys.indexOf(before.key) : -1;
    if (!before || place < 0 || place === before.place) return;
    first.current = { key: before.key, place };
    window.scrollBy(0, (place - before.place) * height);
  }, [first, keys, height]);
}
