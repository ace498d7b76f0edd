import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/** Rows that come or go above the visible ones do not move them: the window scrolls along. */
export function useSteadyRows(
  virtualizer: Virtualizer<Window, HTMLElement>,
  keys: readonly string[],
): void {
  const seen = useRef<{ keys: readonly string[]; key: string; start: number } | null>(null);
  useLayoutEffect(() => {
    const before = seen.current;
    const offset = virtualizer.scrollOffset ?? 0;
    const startOf = (key: string) => virtualizer.measurementsCache[keys.indexOf(key)]?.start;
    if (before && before.keys !== keys && offset > virtualizer.options.scrollMargin) {
      const start = startOf(before.key);
      if (start !== undefined && start !== before.start) window.scrollBy(0, start - before.start);
    }
    const first = virtualizer.getVirtualItemForOffset(offset);
    const key = first && keys[first.index];
    seen.current = key === undefined || !first ? null : { keys, key, start: first.start };
  });
}
