import { compare, type Decimal } from "#domain/decimal/decimal.ts";
import type { Dictionary } from "./columns/text-column.ts";
import { oncePer } from "./once-per.ts";

/** One integer per row that sorts as the row's value does; `blankRank`, above all others, for "no answer". */
export interface Ranks {
  readonly ranks: Uint32Array;
  /** Number of distinct values, and the rank of "no answer". */
  readonly blankRank: number;
}

/** In the viewer's language, with A-2 before A-10. */
export const compareTexts = new Intl.Collator(undefined, { numeric: true }).compare;

/** @param values one per row, NaN for "no answer" */
export function rankNumbers(values: Float64Array): Ranks {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const distinct = sorted.filter((value, index) => value !== sorted[index - 1]);
  const ranks = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    ranks[row] = insertionIndex(distinct, values[row] ?? Number.NaN);
  }
  return { ranks, blankRank: distinct.length };
}

/** Index of the first entry that is not smaller; the length for NaN. */
function insertionIndex(ascending: Float64Array, value: number): number {
  if (Number.isNaN(value)) return ascending.length;
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? Number.POSITIVE_INFINITY) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Ranks of distinct entries, which may compare as equal.
 * @returns the rank by entry, and the number of ranks
 */
function rankEntries<T>(entries: readonly T[], order: (a: T, b: T) => number) {
  const sorted = [...entries].sort(order);
  const rankOf = new Map<T, number>();
  let next = 0;
  sorted.forEach((entry, index) => {
    const before = sorted[index - 1];
    if (index > 0 && before !== undefined && order(before, entry) !== 0) next += 1;
    rankOf.set(entry, next);
  });
  return { rankOf, count: sorted.length === 0 ? 0 : next + 1 };
}

export const rankTexts = oncePer(({ entries, codes }: Dictionary): Ranks => {
  // Sorting by code units first leaves fewer of the expensive comparisons.
  const { rankOf, count } = rankEntries(entries.slice(1).sort(), compareTexts);
  const byCode = Uint32Array.from(entries, (entry, code) =>
    code === 0 ? count : (rankOf.get(entry) ?? count),
  );
  return { ranks: codes.map((code) => byCode[code] ?? count), blankRank: count };
});

/** Exact: amounts that differ only beyond a double's precision still sort apart. */
export function rankDecimals(values: readonly (Decimal | null)[]): Ranks {
  const distinct = new Set(values.filter((value) => value !== null));
  const { rankOf, count } = rankEntries([...distinct], compare);
  const ranks = Uint32Array.from(values, (value) =>
    value === null ? count : (rankOf.get(value) ?? count),
  );
  return { ranks, blankRank: count };
}
