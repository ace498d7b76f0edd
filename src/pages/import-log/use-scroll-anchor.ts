import type { Virtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef } from "react";

/** A line, from 0, and where it stands in the view. */
interface Place {
  readonly line: number;
  readonly align: "start" | "center";
}

/** Which line stands in which row, and the row of a line or of the next one that is shown. */
interface Rows {
  readonly lineOf: (row: number) => number;
  readonly rowOf: (line: number) => number;
}

/**
 * Keeps in view what is in view while lines are laid out anew: the line that a person is at, or else the
 * first one.
 * @param cursor the line that a person is at, from 0
 * @param layout what the rows and their heights depend on, always as many parts
 * @param measure finds out the rows' heights anew
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
    // Whoever moves the cursor brings it into view.
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
