import type { ArchivedCounting } from "#contract/history/parts.ts";

/** A count that may be compared. */
export type Comparable = Pick<ArchivedCounting, "id" | "startedAt" | "lines">;

/** Two counts of a warehouse. */
export interface Pair<Count extends Comparable = ArchivedCounting> {
  /** The earlier one. */
  readonly a: Count;
  readonly b: Count;
}

/** Two counts in the order in which they started. */
export function pairOf<Count extends Comparable>(one: Count, other: Count): Pair<Count> {
  const isFirst = Date.parse(one.startedAt) < Date.parse(other.startedAt);
  return isFirst ? { a: one, b: other } : { a: other, b: one };
}
