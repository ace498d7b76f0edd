import { progress } from "#domain/counting/pace.ts";
import { compare, parseDecimal } from "#domain/decimal/decimal.ts";
import { accuracy, accuracyWithinTolerance } from "#domain/lines/accuracy.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import { type SortKey, sortRows } from "#table/sort-rows.ts";
import type { Sort } from "#table/sorts.ts";
import type { PeopleColumn } from "./people-columns.ts";

/** The sort key of each column, which is the figure that it shows. */
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
  // Idle people first.
  state: ({ activity: { idle } }) => (idle === null ? null : idle ? 0 : 1),
  "net-value": ({ netValue }) => netValue,
  "absolute-value": ({ absoluteValue }) => absoluteValue,
  "value-at-risk": ({ leftValue }) => leftValue,
};

/** Compares exactly: binary floating point may not distinguish two amounts. */
function compareAmounts(one: string, other: string): number {
  return compare(parseDecimal(one), parseDecimal(other));
}

/**
 * Sorts people by the columns, the first one first. `null` comes last in both directions; equal people keep their
 * order.
 * @param compareNames compares by the rules of the viewer's language
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
