import { progress } from "#domain/counting/pace.ts";
import { compare, parseDecimal } from "#domain/decimal/decimal.ts";
import { accuracy, accuracyWithinTolerance } from "#domain/lines/accuracy.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import { type SortKey, sortRows } from "#table/sort-rows.ts";
import type { Sort } from "#table/sorts.ts";
import type { PeopleColumn } from "./people-columns.ts";

/** What a person is sorted by in a column: the figure that the column shows. */
const keys: Readonly<Record<PeopleColumn, (person: PersonTotals) => SortKey>> = {
  name: ({ name }) => name,
  progress: ({ lines, counted }) => progress({ total: lines, counted }),
  lines: ({ lines }) => lines,
  counted: ({ counted }) => counted,
  left: ({ left }) => left,
  discrepancies: ({ discrepancies }) => discrepancies,
  accuracy,
  tolerance: accuracyWithinTolerance,
  behind: ({ knownDifferences }) => knownDifferences,
  "last-hour": ({ activity }) => activity.rateHour,
  "per-hour": ({ activity }) => activity.rateStart,
  "last-finish": ({ activity }) => activity.lastFinish,
  // Whoever is idle is whom one looks for.
  state: ({ activity: { idle } }) => (idle === null ? null : idle ? 0 : 1),
  "net-value": ({ netValue }) => netValue,
  "absolute-value": ({ absoluteValue }) => absoluteValue,
  "value-at-risk": ({ leftValue }) => leftValue,
};

/** Exact amounts, which no binary number tells apart for sure. */
function compareAmounts(one: string, other: string): number {
  return compare(parseDecimal(one), parseDecimal(other));
}

/**
 * People by the columns that a viewer sorts by, the first one first. What has no answer comes last either way, and
 * who is alike stays in the order that they came in.
 * @param compareNames as the viewer's language does
 */
export function sortPeople<Row extends { readonly totals: PersonTotals }>(
  rows: readonly Row[],
  sort: readonly Sort<PeopleColumn>[],
  compareNames: (one: string, other: string) => number,
): readonly Row[] {
  return sortRows(
    rows,
    sort.map(({ field, descending }) => ({
      keyOf: ({ totals }) => keys[field](totals),
      compare: field === "name" ? compareNames : compareAmounts,
      descending,
    })),
  );
}
