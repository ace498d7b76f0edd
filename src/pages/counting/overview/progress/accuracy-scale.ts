import { enoughDifferences } from "#domain/lines/accuracy.ts";

/** An accuracy from 0 to 1 and the number of lines that it is from. */
interface Measured {
  /** `null` without an answer. */
  readonly accuracy: number | null;
  /** Number of lines whose difference is known. */
  readonly known: number;
}

/** Steps of the axis: a twentieth, so that its start is a round percentage. */
const steps = 20;

/**
 * Start of an axis that ends at 1: the next twentieth below all accuracies and other marks, and at most 0.95. Groups of
 * few lines, whose accuracy may be anything, do not stretch it, unless there are no others.
 * @param marks other values on the axis, such as the mean and targets, from 0 to 1
 */
export function accuracyAxisStart(
  groups: readonly Measured[],
  marks: readonly (number | null | undefined)[],
): number {
  const large = groups.filter(({ known }) => known >= enoughDifferences);
  const values = [...(large.length > 0 ? large : groups).map(({ accuracy }) => accuracy), ...marks];
  const known = values.filter((value) => typeof value === "number");
  const lowest = Math.min(1, ...known);
  // A mark in the corner would be hard to see.
  return Math.max(0, Math.min(steps - 1, Math.ceil(lowest * steps) - 1)) / steps;
}
