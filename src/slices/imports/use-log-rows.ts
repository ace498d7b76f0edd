import { useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { insertionIndex } from "./log/insertion-index.ts";
import { lengthOfLine, lineCount } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import { maxRenderedLength } from "./log/render-line.ts";

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

/** A line, by its index, and its position in the view. */
interface Anchor {
  readonly line: number;
  readonly align: "start" | "center";
}

/** Maps rows to lines, and a line to its row or that of the next visible one. */
interface Rows {
  readonly lineOf: (row: number) => number;
  readonly rowOf: (line: number) => number;
}

/**
 * Keeps the view stable while lines are laid out again: by the line with the cursor, or else by the first one in
 * view.
 * @param cursor index of the line with the cursor
 * @param layout what rows and heights depend on, always of the same length
 * @param measure measures the rows again
 */
function useScrollAnchor(
  virtualizer: Virtualizer<HTMLElement, Element>,
  {
    rows: { lineOf, rowOf },
    cursor,
    layout,
    measure,
  }: { rows: Rows; cursor: number | null; layout: readonly unknown[]; measure: () => void },
): void {
  const anchor = useRef<Anchor | null>(null);
  const before = useRef({ cursor, layout, top: 0 });
  useLayoutEffect(() => {
    const { startIndex: top = 0, endIndex: bottom = 0 } = virtualizer.range ?? {};
    const previous = before.current;
    before.current = { cursor, layout, top };
    // A moved cursor is scrolled into view.
    if (cursor !== null && cursor !== previous.cursor)
      anchor.current = { line: cursor, align: "center" };
    if (layout.some((part, position) => part !== previous.layout[position])) {
      measure();
      if (!anchor.current) virtualizer.scrollToOffset(0);
      else virtualizer.scrollToIndex(rowOf(anchor.current.line), { align: anchor.current.align });
    } else if (top !== previous.top) {
      const row = cursor === null ? null : rowOf(cursor);
      const isCursorSeen = row !== null && row >= top && row <= bottom;
      if (isCursorSeen) anchor.current = { line: lineOf(row), align: "center" };
      else anchor.current = top === 0 ? null : { line: lineOf(top), align: "start" };
    }
  });
}
