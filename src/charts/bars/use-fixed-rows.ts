import { useMemo, useState } from "react";

/**
 * What a chart of bars in rows draws, and its size: room for as many rows as there ever were, the last ones empty.
 * A chart that changes its height measures itself anew and is drawn a second time; whoever shows it hides what is
 * below its rows. On paper, where nothing is measured, it is stretched across its place: its rows stay beside the
 * words they belong to.
 * @param rowHeight pixels
 */
export function useFixedRows<Row>(rows: readonly Row[], empty: Row, rowHeight: number) {
  const [max, setMost] = useState(rows.length);
  if (rows.length > max) setMost(rows.length);
  return useMemo(() => {
    const room = Math.max(max, rows.length);
    return {
      data: [...rows, ...Array<Row>(room - rows.length).fill(empty)],
      style: { width: "100%", height: room * rowHeight },
      preserveAspectRatio: "none",
    };
  }, [rows, max, empty, rowHeight]);
}
