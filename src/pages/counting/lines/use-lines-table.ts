import { useMemo } from "react";
import type { LineField } from "#lines/line-field.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import { useAppTable } from "#table/app-table.ts";
import { nextSorts, sortingState } from "./grid-sorting.ts";
import { lineColumns } from "./line-columns.tsx";

/** Rows draw themselves by the columns: the table's own would be made anew with every step of a scroll. */
const noRows: readonly LineRow[] = [];

/** The column model of the lines. Sorting is asked for here and done by the line store. */
export function useLinesTable(
  fields: readonly LineField[],
  sort: readonly LineSort[],
  onSort: (sort: readonly LineSort[]) => void,
) {
  const columns = useMemo(() => lineColumns(fields), [fields]);
  return useAppTable({
    columns,
    data: noRows,
    sortDescFirst: false,
    state: { sorting: sortingState(sort) },
    onSortingChange: (update) => onSort(nextSorts(update, sort)),
  });
}
