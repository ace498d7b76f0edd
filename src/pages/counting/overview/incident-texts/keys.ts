import type { LineRow } from "#lines/line-row.ts";

/**
 * Rows with a key that each has alone: ids and indexes of lines may repeat. It does not go by the place, so that
 * what somebody unfolded stays so when a newer row comes before it.
 */
export function withKeys<Row extends Pick<LineRow, "index">>(
  rows: readonly Row[],
): { readonly key: string; readonly row: Row }[] {
  const times = new Map<number, number>();
  return rows.map((row) => {
    const before = times.get(row.index) ?? 0;
    times.set(row.index, before + 1);
    return { key: `${row.index} ${before}`, row };
  });
}
