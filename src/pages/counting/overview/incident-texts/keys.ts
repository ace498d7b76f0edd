import type { LineRow } from "#lines/line-row.ts";

/**
 * Rows with unique keys, although ids and indexes of lines may repeat. Keys do not depend on the position, so that an
 * unfolded text stays unfolded when newer rows come before it.
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
