import type { Counting } from "#contract/counting.ts";
import { averageForecast, elapsed } from "#domain/counting/average-pace.ts";
import { discrepancyRate } from "#domain/counting/discrepancy-rate.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { progress } from "#domain/counting/pace.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { type SortKey, sortRows } from "#table/sort-rows.ts";
import type { ColumnName } from "./column-names.ts";

/** What some columns' figures depend on besides the counting. */
export interface SortView {
  /** The gateway's time, or `null` while the figures are stale. Milliseconds since 1970. */
  readonly now: number | null;
  /** Work calendar by warehouse code. */
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
  /** Text order of the viewer's language. */
  readonly collator: Pick<Intl.Collator, "compare">;
}

/** The value that a row is sorted by in a column: the figure that the column shows. */
const keys: Readonly<Record<ColumnName, (counting: Counting, view: SortView) => SortKey>> = {
  active: ({ active }) => (active ? 0 : 1),
  "warehouse.name": ({ warehouse }) => warehouse.name,
  startedAt: ({ startedAt }) => Date.parse(startedAt),
  endsAt: ({ endsAt }) => Date.parse(endsAt),
  elapsed: (counting, { now }) => now && elapsed(countingFacts(counting), now),
  progress: (counting) => progress(countingFacts(counting)),
  forecast: (counting, { now, calendarOf }) =>
    now && averageForecast(countingFacts(counting), now, calendarOf(counting.warehouse.code)),
  totalProductsCounted: (counting) => progress(countingFacts(counting)),
  totalProductsLeft: ({ totalProductsLeft }) => totalProductsLeft,
  totalDiscrepancies: ({ totalDiscrepancies }) => totalDiscrepancies,
  "discrepancy-rate": (counting) => discrepancyRate(countingFacts(counting)),
  totalIncidents: ({ totalIncidents }) => totalIncidents,
  participants: ({ participants }) => new Set(participants.map(({ id }) => id)).size,
};

/**
 * Sorts countings by columns, the first one first. Missing answers come last in both directions, and equal rows
 * keep their order.
 */
export function sortCountings(
  countings: readonly Counting[],
  sort: readonly CountingSort[],
  view: SortView,
): readonly Counting[] {
  return sortRows(
    countings,
    sort.map(({ field, descending }) => ({
      keyOf: (counting) => keys[field](counting, view),
      compare: view.collator.compare,
      descending,
    })),
  );
}

/**
 * The sort after a click on a column's name: ascending, descending, then none.
 * @param add whether the column is added after the current ones instead of replacing them
 */
export function nextSort(
  sort: readonly CountingSort[],
  field: ColumnName,
  add: boolean,
): readonly CountingSort[] {
  const now = sort.find((one) => one.field === field);
  const next = now?.descending ? [] : [{ field, descending: now !== undefined }];
  if (!add) return next;
  return now ? sort.flatMap((one) => (one === now ? next : [one])) : [...sort, ...next];
}
