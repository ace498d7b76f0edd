import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { rowOrders } from "#table/entries/row-orders.ts";
import { sortRows } from "#table/sort/sort-rows.ts";
import { listTable } from "./columns.tsx";
import type { ColumnName, ListContext, ListRow } from "./table-model.ts";

/** Inputs of some columns' values besides the counting. */
export interface SortView {
  /** The gateway's time, or `null` while the figures are stale. Milliseconds since 1970. */
  readonly now: number | null;
  /** Work calendar by warehouse code. */
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
  readonly context: ListContext;
  /** Text order of the viewer's language. */
  readonly collator: Pick<Intl.Collator, "compare">;
}

/**
 * Rows of countings, sorted by columns, the first one first. Missing answers come last in both directions, and
 * equal rows keep their order.
 */
export function sortedRows(
  countings: readonly Counting[],
  sort: readonly CountingSort[],
  { now, calendarOf, collator, context }: SortView,
): readonly ListRow[] {
  const rows = countings.map((counting) => ({
    counting,
    now,
    calendar: calendarOf(counting.warehouse.code),
  }));
  return sortRows(
    rows,
    rowOrders<ListRow, ListContext, ColumnName>(listTable, sort, context, collator.compare),
  );
}
