import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";
import { insertionIndex } from "./log/insertion-index.ts";
import { lengthOfLine, lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import { maxRenderedLength } from "./log/render-line.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

/** Height of an unwrapped line in pixels, as in the style sheet. */
const lineHeight = 22;

/** Pixels above the first line and below the last, as in the style sheet. */
const padding = 8;

/** Approximate characters per row, for the height of lines not rendered yet. */
function charactersIn(scroller: HTMLElement | null): number {
  return Math.max(10, Math.floor(((scroller?.clientWidth ?? 0) - 90) / 7.85));
}

/** How the lines of a log are laid out. */
export interface LogRows {
  readonly log: OpenLog;
  /** Indices of the visible lines, or `null` for all. */
  readonly lines: Uint32Array | null;
  readonly wrap: boolean;
}

/**
 * Virtualises the lines of a log. Unwrapped lines have a fixed height, wrapped ones are measured when they come
 * into view.
 * @param cursor index of the line with the cursor, which stays in view when the visible lines change
 */
export function useLogRows(
  scroller: RefObject<HTMLElement | null>,
  rows: LogRows,
  cursor: number | null,
) {
  const { log, lines, wrap } = rows;
  const count = lines?.length ?? lineCount(log);
  const [characters, setCharacters] = useState(80);
  const lineOf = (row: number) => lines?.[row] ?? row;
  // The line itself, or the next visible one.
  const rowOf = (line: number) => Math.min(lines ? insertionIndex(lines, line) : line, count - 1);
  const heightOf = (row: number) => {
    const rendered = Math.min(maxRenderedLength, lengthOfLine(log, lineOf(row)));
    return lineHeight * Math.max(1, Math.ceil(rendered / characters));
  };
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: wrap ? heightOf : () => lineHeight,
    paddingStart: padding,
    paddingEnd: padding,
    overscan: 10,
    // A first size before anything is measured, so that most lines are rendered at once.
    initialRect: { width: 0, height: 600 },
  });
  useLayoutEffect(() => {
    // Read before lines wrap, so that their heights are estimated only once.
    const element = scroller.current;
    if (!element) return;
    const measure = () => setCharacters(charactersIn(element));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  // Heights of other lines, or at another width, do not apply.
  useScrollAnchor(virtualizer, {
    rows: { lineOf, rowOf },
    cursor,
    layout: [log, lines, wrap && characters],
    measure: () => {
      virtualizer.measure();
      const rendered = wrap ? scroller.current?.querySelectorAll("[role=row]") : null;
      for (const row of rendered ?? []) virtualizer.measureElement(row);
    },
  });
  return { virtualizer, count, lineOf, rowOf };
}
