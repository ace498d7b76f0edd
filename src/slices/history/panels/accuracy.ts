import type { AccuracyRow } from "#contract/history/accuracy.ts";
import { median } from "#domain/decimal/median.ts";
import type { HistoryAnswer } from "#slices/history/history-queries.ts";
import { type Verdict, verdictOf } from "#slices/history/month/figures.ts";

/** The groups of the chart; `null` is no class. */
const classes = ["A", "B", "C", null] as const;

export type ClassGroup = (typeof classes)[number];

type Sums = Pick<AccuracyRow, "known" | "exact">;

/** The accuracy of a class over months. */
export interface AccuracyLine {
  readonly group: ClassGroup;
  /** In the order of the months: 0…1, `null` where nothing of the class was counted. */
  readonly values: readonly (number | null)[];
  /** The last of them that is known. */
  readonly latest: { readonly index: number; readonly value: number };
}

function accuracyOf({ known, exact }: Sums): number | null {
  return known === 0 ? null : exact / known;
}

function sumOf(rows: readonly Sums[]): Sums {
  return {
    known: rows.reduce((sum, { known }) => sum + known, 0),
    exact: rows.reduce((sum, { exact }) => sum + exact, 0),
  };
}

/** The accuracy of each class that was counted in one of the months. */
export function accuracyLines(
  rows: readonly AccuracyRow[],
  months: readonly string[],
): readonly AccuracyLine[] {
  return classes.flatMap((group): AccuracyLine[] => {
    const own = rows.filter((row) => row.group === group);
    const values = months.map((month) => {
      const row = own.find(({ period }) => period === month);
      return row ? accuracyOf(row) : null;
    });
    const index = values.findLastIndex((value) => value !== null);
    const value = values[index];
    return value == null ? [] : [{ group, values, latest: { index, value } }];
  });
}

/** How the accuracy of a warehouse's month compares with what is usual, each the median of its counts. */
export interface AccuracyChange {
  readonly verdict: Verdict;
  /** 0…1; `null` without a count whose accuracy is known. */
  readonly now: number | null;
  readonly usual: number | null;
  /** Such counts in the month, and before. */
  readonly counts: number;
  readonly earlier: number;
  /** The class that most of a fall comes from, if more than half of it; `undefined` without one. */
  readonly cause: ClassGroup | undefined;
}

/** A count with the sums of its lines. */
type CountRow = Sums & Pick<HistoryAnswer<"countings">["rows"][number], "month">;

/**
 * @param counts of the warehouse
 * @param byClass sums by month and class
 * @param before the months that the month is compared with
 */
export function accuracyChange(
  { counts, byClass }: { counts: readonly CountRow[]; byClass: readonly AccuracyRow[] },
  month: string,
  before: readonly string[],
): AccuracyChange {
  const known = (some: readonly CountRow[]) => some.flatMap((one) => accuracyOf(one) ?? []);
  const inMonth = known(counts.filter((one) => one.month === month));
  const earlier = known(counts.filter((one) => before.includes(one.month)));
  const [now, usual] = [median(inMonth), median(earlier)];
  const wrong = (accuracy: number | null) => (accuracy === null ? null : (1 - accuracy) * 100);
  const verdict = verdictOf(
    { now: wrong(now), usual: wrong(usual) },
    { finished: inMonth.length, earlier: earlier.length },
  );
  const cause =
    verdict === "worse"
      ? causeOf(
          byClass.filter(({ period }) => period === month),
          byClass.filter(({ period }) => before.includes(period)),
        )
      : undefined;
  return { verdict, now, usual, counts: inMonth.length, earlier: earlier.length, cause };
}

/** Half of a fall is not more than half because of binary rounding. */
const tiny = 1e-9;

/** The class that fell most, weighted by its lines of the month, if that is more than half of the fall of all lines. */
function causeOf(
  now: readonly AccuracyRow[],
  before: readonly AccuracyRow[],
): ClassGroup | undefined {
  const { known } = sumOf(now);
  const [here, there] = [accuracyOf(sumOf(now)), accuracyOf(sumOf(before))];
  if (here === null || there === null || here >= there) return undefined;
  const falls = classes.flatMap((group) => {
    const isOwn = (row: AccuracyRow) => row.group === group;
    const own = sumOf(now.filter(isOwn));
    const [after, earlier] = [accuracyOf(own), accuracyOf(sumOf(before.filter(isOwn)))];
    if (after === null || earlier === null) return [];
    return [{ group, share: ((earlier - after) * own.known) / known }];
  });
  const [most] = falls.toSorted((one, other) => other.share - one.share);
  return most && most.share > (there - here) / 2 + tiny ? most.group : undefined;
}
