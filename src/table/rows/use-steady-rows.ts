import { type RefObject, useLayoutEffect } from "react";

/** The first row in the window: its key and its index among all rows. */
export interface FirstRow {
  readonly key: string;
  readonly index: number;
}

/**
 * Keeps visible rows in place when rows above them come or go, by scrolling the window.
 * @param first as last seen; `null` while the rows begin below the window's top
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
