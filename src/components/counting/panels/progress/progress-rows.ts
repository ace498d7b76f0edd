import { linesBar } from "#charts/bars/group-series.ts";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { accuracy, enoughDifferences } from "#domain/lines/accuracy.ts";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";

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

/** A row of the chart: a group, or several combined. */
export interface ProgressFigures {
  /** Sizes of the bar's parts. */
  readonly sizes: readonly number[];
  readonly counted: string;
  /** From 0 to 1; `null` without an answer. */
  readonly accuracy: number | null;
  /** Number of lines whose difference is known. */
  readonly known: number;
  /** All figures, for screen readers. */
  readonly description: string;
}

export function progressFigures(
  of: readonly GroupTotals[],
  t: OverviewMessages["overview"],
  format: Format,
): ProgressFigures {
  const { lines, counted, sound, discrepancies, inProgress, left } = linesBar(of);
  const sum = (part: "knownDifferences" | "withoutDifference" | "left") =>
    of.reduce((total, group) => total + group[part], 0);
  const known = sum("knownDifferences");
  const exact = accuracy({ knownDifferences: known, withoutDifference: sum("withoutDifference") });
  const value = format.amount(sumOfTexts(of.map(({ absoluteValue }) => absoluteValue)), 0);
  const countedOf = t.countedOf(format.number(counted), format.number(lines));
  const remaining = format.number(sum("left"));
  const description = [
    countedOf,
    `${remaining} ${t.progress.left}`,
    t.progress.accurate(format.share(exact)),
    `${value} ${t.progress.value}`,
  ].join(", ");
  return {
    sizes: [sound, discrepancies, inProgress, left],
    counted: countedOf,
    accuracy: exact,
    known,
    description,
  };
}
