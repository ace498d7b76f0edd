import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { afterPaint } from "#ui/hooks/after-paint.ts";
import type { GridSize, GridVirtualizer } from "./grid-virtualizer.ts";
import { rowsInView } from "./rows-in-view.ts";

/** The rows of a grid that have to exist. */
export interface GridRows {
  /** Ascending. */
  readonly indexes: readonly number[];
  /** Scrolls a row into view. */
  readonly reveal: (index: number) => void;
}

/**
 * The rows in view of a scrolling grid, all of one height. The first ones follow from the height of the window; the code
 * that finds the others loads after these are painted.
 * @param overscan rows beyond each edge
 */
export function useGridRows(
  scroller: RefObject<HTMLElement | null>,
  {
    overscan = 3,
    ...rows
  }: Omit<GridSize, "overscan"> & { readonly overscan?: number | undefined },
): GridRows {
  const { count, height } = rows;
  const [virtualizer, setVirtualizer] = useState<GridVirtualizer | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, render] = useReducer((renderings: number) => renderings + 1, 0);
  const revealed = useRef<number | null>(null);
  const rendering = {
    scroller,
    size: { ...rows, overscan },
    onChange: (isScrolling: boolean) => (isScrolling ? flushSync(render) : render()),
  };
  const latest = useRef(rendering);
  useLayoutEffect(() => {
    latest.current = rendering;
  });
  useEffect(
    () =>
      afterPaint(() => {
        import("./grid-virtualizer.ts").then(
          (code) => setVirtualizer(new code.GridVirtualizer(latest.current)),
          (error: unknown) => setFailure({ error }),
        );
      }),
    [],
  );
  virtualizer?.update(rendering);
  useLayoutEffect(() => virtualizer?._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer?._willUpdate());
  // Measurements are invalid after a change of the row height.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height alone decides
  useLayoutEffect(() => virtualizer?.measure(), [virtualizer, height]);
  useEffect(() => {
    if (virtualizer && revealed.current !== null) virtualizer.scrollToIndex(revealed.current);
  }, [virtualizer]);
  if (failure) throw failure.error;
  return {
    indexes: virtualizer
      ? virtualizer.getVirtualItems().map(({ index }) => index)
      : firstRows(count, height),
    reveal: (index) => {
      if (virtualizer) virtualizer.scrollToIndex(index);
      else revealed.current = index;
    },
  };
}

/** Pixels that every page has above the rows of a grid. */
const above = 200;

/** The rows at the start of a grid that are in view. */
function firstRows(count: number, height: number): readonly number[] {
  const { to } = rowsInView({ top: 0, height: window.innerHeight - above }, height, 0);
  return Array.from({ length: Math.min(count, to) }, (_, index) => index);
}
