/** Sort key of a row in a column; `null` is no answer. */
export type SortKey = number | string | null;

/** One step of a sort; earlier steps have precedence. */
export interface RowOrder<Row> {
  readonly keyOf: (row: Row) => SortKey;
  /** Compares two texts, by the viewer's language or otherwise. */
  readonly compare: (one: string, other: string) => number;
  readonly descending: boolean;
}

/** Sorts rows by the orders in turn. Rows without an answer come last either way; the sort is stable. */
export function sortRows<Row>(
  rows: readonly Row[],
  orders: readonly RowOrder<Row>[],
): readonly Row[] {
  if (orders.length === 0) return rows;
  const columns = orders.map(({ keyOf, compare }) => ranked(rows.map(keyOf), compare));
  const keyed = rows.map((row, index) => ({
    row,
    keys: columns.map((column) => column[index] ?? null),
  }));
  keyed.sort((one, other) => {
    for (const [index, { descending }] of orders.entries()) {
      const [a = null, b = null] = [one.keys[index], other.keys[index]];
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1;
        continue;
      }
      if (a !== b) return descending ? b - a : a - b;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

/** Replaces text by its rank: texts repeat, and comparing two costs far more than two numbers. */
function ranked(
  column: readonly SortKey[],
  compare: RowOrder<unknown>["compare"],
): readonly (number | null)[] {
  const ranks = new Map<SortKey, number>();
  const texts = [...new Set(column)].filter(isText).sort(compare);
  let rank = 0;
  for (const [index, text] of texts.entries()) {
    if (index > 0 && compare(texts[index - 1] ?? "", text) !== 0) rank += 1;
    ranks.set(text, rank);
  }
  return column.map((key) => (isText(key) ? (ranks.get(key) ?? null) : key));
}

function isText(key: SortKey): key is string {
  return typeof key === "string";
}
