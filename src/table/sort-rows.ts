/** What a row is sorted by in a column; `null` is no answer. */
export type SortKey = number | string | null;

/** One step of a sort; earlier steps weigh more. */
export interface RowOrder<Row> {
  readonly keyOf: (row: Row) => SortKey;
  /** Of two texts, which comes first: by the viewer's language, or by what they say. */
  readonly compare: (one: string, other: string) => number;
  readonly descending: boolean;
}

/**
 * The rows, the first order first. What has no answer comes last either way, and what is alike stays in the order
 * that it came in.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  orders: readonly RowOrder<Row>[],
): readonly Row[] {
  if (orders.length === 0) return rows;
  const columns = orders.map(({ keyOf, compare }) => ranked(rows.map(keyOf), compare));
  const placed = rows.map((row, index) => ({
    row,
    keys: columns.map((column) => column[index] ?? null),
  }));
  placed.sort((one, other) => {
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
  return placed.map(({ row }) => row);
}

/** Text as its place in the order: names repeat, and comparing two costs far more than two numbers. */
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
