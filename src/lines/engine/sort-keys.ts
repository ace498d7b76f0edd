import { compare, type Decimal } from "#domain/decimal.ts";

/** One number per line that sorts as the line's value does; NaN for `null`. */
export type SortKeys = Float64Array;

type Values<T> = readonly (T | null)[];

function keysOf<T>(values: Values<T>, key: (value: T) => number): SortKeys {
  return Float64Array.from(values, (value) => (value === null ? Number.NaN : key(value)));
}

/** Sorts the distinct values once, so that a sort of the lines compares numbers alone. */
function ranks<T>(values: Values<T>, order: (a: T, b: T) => number): SortKeys {
  const distinct = [...new Set(values)].filter((value) => value !== null).sort(order);
  const rankOf = new Map<T, number>();
  let rank = 0;
  distinct.forEach((value, place) => {
    const before = distinct[place - 1];
    if (before !== undefined && order(before, value) !== 0) rank += 1;
    rankOf.set(value, rank);
  });
  return keysOf(values, (value) => rankOf.get(value) ?? Number.NaN);
}

/** As people of the viewer's language sort words, with A-2 before A-10. */
export const compareTexts = new Intl.Collator(undefined, { numeric: true }).compare;

export function byText(values: Values<string>): SortKeys {
  return ranks(values, compareTexts);
}

/** Exact: two amounts that differ only beyond a double's digits still sort apart. */
export function byDecimal(values: Values<Decimal>): SortKeys {
  return ranks(values, compare);
}

export function byNumber(values: Values<number>): SortKeys {
  return keysOf(values, (value) => value);
}

/** No before yes. */
export function byFlag(values: Values<boolean>): SortKeys {
  return keysOf(values, Number);
}

/** Words that have an order of their own, first to last. */
export function inOrderOf<T extends string>(words: readonly T[]): (values: Values<T>) => SortKeys {
  return (values) => keysOf(values, (value) => words.indexOf(value));
}
