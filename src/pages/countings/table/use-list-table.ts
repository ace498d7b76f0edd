import { useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { countingsSearch } from "#pages/countings/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { nextSorts, sortingState } from "#table/sort/sorts.ts";
import { columnNames } from "./columns/columns.tsx";
import { type ColumnName, features, type ListRow } from "./columns/table-model.ts";
import { useVisibleColumns } from "./columns/use-visible-columns.ts";

const isColumn = (name: string): name is ColumnName => columnNames.some((one) => one === name);

/** TanStack Table sorts by columns with values alone; the entries have the values. */
const accessorFn = ({ counting }: ListRow) => counting;

/** A table of the list; the address decides its columns and sort. */
export function useListTable(rows: readonly ListRow[]) {
  const [{ sort, columns: chosen }, update] = useSearch(countingsSearch);
  const { columns, tracks } = useVisibleColumns(chosen);
  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, accessorFn, meta: column })),
    [columns],
  );
  const state = useMemo(() => ({ sorting: sortingState(sort) }), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ counting }) => counting.id,
    manualSorting: true,
    sortDescFirst: false,
    state,
    onSortingChange: (change) =>
      update({ sort: nextSorts(change, sort, isColumn) }, { replace: true }),
  });
  return { table, columns, tracks };
}
