import type { PersonTotals } from "#components/counting/panels/people/people-rows.ts";
import { rowOrders } from "#table/entries/row-orders.ts";
import { sortRows } from "#table/sort/sort-rows.ts";
import type { Sort } from "#table/sort/sorts.ts";
import type { PeopleContext } from "./people-context.ts";
import { type PeopleColumn, peopleTable } from "./table.tsx";

/** The order of a counting's people while it runs: who may need help comes first. */
const slowestOfHourFirst: readonly Sort<PeopleColumn>[] = [
  { field: "last-hour", descending: false },
];

/** The order by which people are sorted where the address has none. */
export function defaultPeopleSort(isRunning: boolean): readonly Sort<PeopleColumn>[] {
  return isRunning ? slowestOfHourFirst : [];
}

/**
 * Sorts people by the columns, the first one first. `null` comes last in both directions; equal people keep their
 * order.
 * @param compareNames compares by the rules of the viewer's language
 */
export function sortPeople<Row extends { readonly totals: PersonTotals }>(
  rows: readonly Row[],
  sort: readonly Sort<PeopleColumn>[],
  context: PeopleContext,
  compareNames: (one: string, other: string) => number,
): readonly Row[] {
  return sortRows(
    rows,
    rowOrders(peopleTable, sort, context, compareNames).map((order) => ({
      ...order,
      keyOf: ({ totals }) => order.keyOf(totals),
    })),
  );
}
