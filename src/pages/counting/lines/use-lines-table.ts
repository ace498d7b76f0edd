import { useMemo } from "react";
import type { LineField } from "#lines/line-field.ts";
import type { LineSort } from "#lines/line-query.ts";
import { useAppTable } from "#table/app-table.ts";
import { nextSorts, sortingState } from "./grid-sorting.ts";
import { lineColumns } from "./line-columns.tsx";
import type { PlacedLine } from "./use-line-window.ts";

export type LinesTable = ReturnType<typeof useLinesTable>;

/** The column model over the lines in view. Sorting is asked for here and done by the line store. */
export function useLinesTable(
  lines: readonly PlacedLine[],
  fields: readonly LineField[],
  sort: readonly LineSort[],
  onSort: (sort: readonly LineSort[]) => void,
) {
  const columns = useMemo(() => lineColumns(fields), [fields]);
  return useAppTable({
    columns,
    data: lines,
    getRowId: ({ place }) => String(place),
    sortDescFirst: false,
    state: { sorting: sortingState(sort) },
    onSortingChange: (update) => onSort(nextSorts(update, sort)),
  });
}
