import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/** A line, by its index, and its position in the view. */
interface Place {
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
export function useKeptPlace(
  virtualizer: Virtualizer<HTMLElement, Element>,
  { lineOf, rowOf }: Rows,
  cursor: number | null,
  layout: readonly unknown[],
  measure: () => void,
): void {
  const kept = useRef<Place | null>(null);
  const before = useRef({ cursor, layout, top: 0 });
  useLayoutEffect(() => {
    const { startIndex: top = 0, endIndex: bottom = 0 } = virtualizer.range ?? {};
    const was = before.current;
    before.current = { cursor, layout, top };
    // A moved cursor is scrolled into view.
    if (cursor !== null && cursor !== was.cursor) kept.current = { line: cursor, align: "center" };
    if (layout.some((part, position) => part !== was.layout[position])) {
      measure();
      if (!kept.current) virtualizer.scrollToOffset(0);
      else virtualizer.scrollToIndex(rowOf(kept.current.line), { align: kept.current.align });
    } else if (top !== was.top) {
      const row = cursor === null ? null : rowOf(cursor);
      const isCursorSeen = row !== null && row >= top && row <= bottom;
      if (isCursorSeen) kept.current = { line: lineOf(row), align: "center" };
      else kept.current = top === 0 ? null : { line: lineOf(top), align: "start" };
    }
  });
}
