import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useSteadyRows } from "./use-steady-rows.ts";
import { useTopInDocument } from "./use-top-in-document.ts";

/**
 * Places the rows of a list that scrolls with the window; only those in view exist. The row that holds
 * the focus stays, so that a keyboard does not lose its place.
 * @param keys one per row; a row keeps its measured height by its key
 * @param height of a row that was not measured yet, in pixels
 */
export function useWindowRows(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  height: number,
) {
  const top = useTopInDocument(body);
  const [focused, setFocused] = useState<string | null>(null);
  const focusedPlace = focused === null ? -1 : keys.indexOf(focused);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: keys.length,
    estimateSize: () => height,
    getItemKey: useCallback((place: number) => keys[place] ?? place, [keys]),
    scrollMargin: top,
    overscan: 10,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range);
      if (focusedPlace < 0 || places.includes(focusedPlace)) return places;
      return [...places, focusedPlace].sort((one, other) => one - other);
    },
  });
  const laidOut = useRef(height);
  useLayoutEffect(() => {
    if (laidOut.current === height) return;
    laidOut.current = height;
    virtualizer.measure();
  }, [virtualizer, height]);
  useSteadyRows(virtualizer, keys);
  return {
    virtualizer,
    placeOf: (start: number) => start - top,
    setFocused,
  };
}
