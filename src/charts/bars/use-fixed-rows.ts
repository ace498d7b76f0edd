import { useMemo, useState } from "react";

/**
 * Data and size of a chart with one bar per row: room for the maximum number of rows so far, padded with empty
 * ones. Recharts measures and renders again when its height changes; the container clips the padding. On paper,
 * where nothing is measured, the chart is stretched so that its rows stay beside their labels.
 * @param rowHeight pixels
 */
export function useFixedRows<Row>(rows: readonly Row[], empty: Row, rowHeight: number) {
  const [max, setMax] = useState(rows.length);
  if (rows.length > max) setMax(rows.length);
  return useMemo(() => {
    const rowCount = Math.max(max, rows.length);
    return {
      data: [...rows, ...Array<Row>(rowCount - rows.length).fill(empty)],
      style: { width: "100%", height: rowCount * rowHeight },
      preserveAspectRatio: "none",
    };
  }, [rows, max, empty, rowHeight]);
}
