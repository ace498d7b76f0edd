import type { AccuracyRow } from "#contract/history/accuracy.ts";
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

/** How the accuracy of a warehouse's month compares with that of the months before, over all their lines. */
export interface AccuracyChange {
  readonly verdict: Verdict;
  /** 0…1; `null` where nothing was counted. */
  readonly now: number | null;
  readonly usual: number | null;
  /** Counts in the month, and before. */
  readonly counts: number;
  readonly earlier: number;
  /** The class that most of a fall comes from, if more than half of it; `undefined` without one. */
  readonly cause: ClassGroup | undefined;
}

/**
 * @param all sums by month
 * @param byClass sums by month and class
 * @param before the months that the month is compared with
 */
export function accuracyChange(
  { all, byClass }: { all: readonly AccuracyRow[]; byClass: readonly AccuracyRow[] },
  month: string,
  before: readonly string[],
): AccuracyChange {
  const isNow = ({ period }: AccuracyRow) => period === month;
  const isBefore = ({ period }: AccuracyRow) => before.includes(period);
  const count = (rows: readonly AccuracyRow[]) =>
    rows.reduce((sum, { countings }) => sum + countings, 0);
  const [counts, earlier] = [count(all.filter(isNow)), count(all.filter(isBefore))];
  const now = accuracyOf(sumOf(all.filter(isNow)));
  const usual = accuracyOf(sumOf(all.filter(isBefore)));
  const wrong = (accuracy: number | null) => (accuracy === null ? null : (1 - accuracy) * 100);
  const verdict = verdictOf(
    { now: wrong(now), usual: wrong(usual) },
    { finished: counts, earlier },
  );
  const cause =
    verdict === "worse" && now !== null && usual !== null
      ? causeOf(byClass.filter(isNow), byClass.filter(isBefore), usual - now)
      : undefined;
  return { verdict, now, usual, counts, earlier, cause };
}

/** Half of a fall is not more than half because of binary rounding. */
const tiny = 1e-9;

/** The class that fell most, weighted by its lines of the month, if that is more than half of the whole fall. */
function causeOf(
  now: readonly AccuracyRow[],
  before: readonly AccuracyRow[],
  fall: number,
): ClassGroup | undefined {
  const known = sumOf(now).known;
  const falls = classes.flatMap((group) => {
    const isOwn = (row: AccuracyRow) => row.group === group;
    const own = sumOf(now.filter(isOwn));
    const [here, there] = [accuracyOf(own), accuracyOf(sumOf(before.filter(isOwn)))];
    if (here === null || there === null) return [];
    return [{ group, share: ((there - here) * own.known) / known }];
  });
  const [most] = falls.toSorted((one, other) => other.share - one.share);
  return most && most.share > fall / 2 + tiny ? most.group : undefined;
}
