import { compare, type Decimal } from "#domain/decimal/decimal.ts";

/**
 * One whole number per row that sorts as the row's value does; `none`, above all others, for "no answer".
 */
export interface Ranks {
  readonly ranks: Uint32Array;
  /** How many different values there are; the rank of "no answer". */
  readonly none: number;
}

/** As people of the viewer's language sort words, with A-2 before A-10. */
export const compareTexts = new Intl.Collator(undefined, { numeric: true }).compare;

/** @param values one per row, NaN for "no answer" */
export function rankNumbers(values: Float64Array): Ranks {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort();
  const distinct = sorted.filter((value, index) => value !== sorted[index - 1]);
  const ranks = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    ranks[row] = placeOf(distinct, values[row] ?? Number.NaN);
  }
  return { ranks, none: distinct.length };
}

/** Where the value stands in the ascending list; behind all for NaN. */
function placeOf(ascending: Float64Array, value: number): number {
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
 * Ranks of distinct entries that some order may yet call equal.
 * @returns the rank by entry, and how many ranks there are
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

/**
 * @param entries by code; the first is no text
 * @param codes one per row, 0 for "no answer"
 */
export function rankTexts(entries: readonly string[], codes: Uint32Array): Ranks {
  // Texts in the order of their characters are nearly in a language's order, too, and comparing costs most.
  const { rankOf, count } = rankEntries(entries.slice(1).sort(), compareTexts);
  const byCode = Uint32Array.from(entries, (entry, code) =>
    code === 0 ? count : (rankOf.get(entry) ?? count),
  );
  return { ranks: codes.map((code) => byCode[code] ?? count), none: count };
}

/** Exact: two amounts that differ only beyond a double's digits still sort apart. */
export function rankDecimals(values: readonly (Decimal | null)[]): Ranks {
  const distinct = new Set(values.filter((value) => value !== null));
  const { rankOf, count } = rankEntries([...distinct], compare);
  const ranks = Uint32Array.from(values, (value) =>
    value === null ? count : (rankOf.get(value) ?? count),
  );
  return { ranks, none: count };
}
