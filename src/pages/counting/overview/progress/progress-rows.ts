import { linesBar } from "#charts/bars/group-series.ts";
import { sumOfTexts } from "#domain/decimal/decimal.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { accuracy } from "#domain/lines/accuracy.ts";
import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";

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
