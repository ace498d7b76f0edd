import type { ArchivedCounting } from "#contract/history/parts.ts";

/** Two counts of a warehouse. */
export interface Pair {
  /** The earlier one. */
  readonly a: ArchivedCounting;
  readonly b: ArchivedCounting;
}

/** Two counts in the order in which they started. */
export function pairOf(one: ArchivedCounting, other: ArchivedCounting): Pair {
  const isFirst = Date.parse(one.startedAt) < Date.parse(other.startedAt);
  return isFirst ? { a: one, b: other } : { a: other, b: one };
}
