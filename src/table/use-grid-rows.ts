import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";

/** The rows of a grid that have to exist. */
export interface GridRows {
  /** Ascending. */
  readonly indexes: readonly number[];
  /** Scrolls a row into view. */
  readonly reveal: (index: number) => void;
}

/**
 * The rows in view of a scrolling grid, all of one height.
 * @param height of a row, in pixels
 * @param headerHeight pixels that the sticky column headers cover
 * @param overscan rows beyond each edge
 */
export function useGridRows(
  scroller: RefObject<HTMLElement | null>,
  {
    count,
    height,
    headerHeight,
    overscan = 3,
  }: { count: number; height: number; headerHeight: number; overscan?: number | undefined },
): GridRows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
  });
  // Measurements are invalid after a change of the row height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height alone decides
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  return {
    indexes: virtualizer.getVirtualItems().map(({ index }) => index),
    reveal: (index) => virtualizer.scrollToIndex(index),
  };
}
