import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

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
export function useScrollAnchor(
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
