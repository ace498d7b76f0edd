import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";

/** The rows of a grid that have to exist, and the way to others. */
export interface GridRows {
  /** Their places, ascending. */
  readonly places: readonly number[];
  /** Scrolls a row into view. */
  readonly reveal: (index: number) => void;
}

/**
 * The rows in view of a grid that scrolls by itself, all of one height.
 * @param height of a row, in pixels
 * @param covered pixels that the names of the columns cover: they stay on top
 * @param spare rows that exist beyond each edge
 */
export function useGridRows(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  height: number,
  covered: number,
  spare = 3,
): GridRows {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: spare,
    scrollMargin: covered,
    scrollPaddingStart: covered,
  });
  // What was measured for rows of one height says nothing of the other's places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height alone decides
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  return {
    places: virtualizer.getVirtualItems().map(({ index }) => index),
    reveal: (position) => virtualizer.scrollToIndex(position),
  };
}
