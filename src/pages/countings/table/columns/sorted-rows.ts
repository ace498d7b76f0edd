import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { sortRows } from "#table/sort/sort-rows.ts";
import { listColumns } from "./columns.tsx";
import type { ListRow } from "./table-model.ts";

/** Inputs of some columns' values besides the counting. */
export interface SortView {
  /** The gateway's time, or `null` while the figures are stale. Milliseconds since 1970. */
  readonly now: number | null;
  /** Work calendar by warehouse code. */
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
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
  { now, calendarOf, collator }: SortView,
): readonly ListRow[] {
  const rows = countings.map((counting) => ({
    counting,
    now,
    calendar: calendarOf(counting.warehouse.code),
  }));
  return sortRows(
    rows,
    sort.flatMap(({ field, descending }) =>
      listColumns
        .filter(({ id }) => id === field)
        .map(({ accessorFn }) => ({
          keyOf: (row: ListRow) => accessorFn(row),
          compare: collator.compare,
          descending,
        })),
    ),
  );
}
