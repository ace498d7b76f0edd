import type { RowData } from "@tanstack/react-table";
import { useAppTable } from "./app-table.ts";
import { nextSorts, type Sort, sortingState } from "./sorts.ts";

/** Rows render themselves by the columns: the table's row model would be recomputed on every scroll step. */
const noRows: readonly never[] = [];

type Columns<Row extends RowData> = Parameters<typeof useAppTable<Row>>[0]["columns"];

/** A grid's columns and sort in TanStack Table. */
export type GridTable<Row extends RowData> = ReturnType<typeof useAppTable<Row>>;

/** The column model of a grid. Sorting is only reported; the owner of the rows sorts them. */
export function useGridTable<Row extends RowData, Column extends string>(
  columns: Columns<Row>,
  sort: readonly Sort<Column>[],
  onSort: (sort: readonly Sort<Column>[]) => void,
  isColumn: (name: string) => name is Column,
): GridTable<Row> {
  return useAppTable<Row>({
    columns,
    data: noRows,
    sortDescFirst: false,
    state: { sorting: sortingState(sort) },
    onSortingChange: (update) => onSort(nextSorts(update, sort, isColumn)),
  });
}
