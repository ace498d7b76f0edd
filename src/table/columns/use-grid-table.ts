import { type Cell, type ColumnDef, type RowData, useTable } from "@tanstack/react-table";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { nextSorts, type Sort, sortingState } from "#table/sort/sorts.ts";
import { type GridFeatures, gridFeatures } from "./grid-features.ts";
import { columnSizes, useColumnWidths } from "./stored-widths.ts";

/** A grid in TanStack Table. */
export type GridTable<Data extends RowData> = ReturnType<typeof useTable<GridFeatures, Data>>;

/** Layout of a column. */
export interface ColumnStyle {
  readonly style: CSSProperties;
  /** Letters that surely fit into a cell. */
  readonly fits: number;
  /** For `data-pinned`: whether it stays in view when the grid is scrolled sideways, as the last one or not. */
  readonly pinned?: "inner" | "edge";
}

/** Layout of the visible columns. */
export interface GridColumns {
  /** By column; `null` when rows are cards. */
  readonly styles: ReadonlyMap<string, ColumnStyle> | null;
  /** Minimum width of all in pixels; `null` when rows are cards. */
  readonly min: number | null;
}

export interface GridTableOptions<Data extends RowData, Column extends string> {
  /** The widths that someone chose are stored by it. */
  readonly name: string;
  readonly columns: readonly ColumnDef<GridFeatures, Data>[];
  /** The ids of the visible columns, in their order. */
  readonly visible: readonly Column[];
  /** How many of them stay in view when the grid is scrolled sideways. */
  readonly pinned: number;
  readonly isCards: boolean;
  readonly getRowId: (row: Data) => string;
  readonly sort: readonly Sort<Column>[];
  readonly onSort: (sort: readonly Sort<Column>[]) => void;
  readonly isColumn: (name: string) => name is Column;
}

/**
 * The table of a grid, and the layout of its columns. Sorting is only reported; the owner of the rows sorts them.
 * @param rows those that exist
 */
export function useGridTable<Data extends RowData, Column extends string>(
  rows: readonly Data[],
  options: GridTableOptions<Data, Column>,
): readonly [GridTable<Data>, GridColumns] {
  const { name, columns, visible, pinned, isCards, getRowId, sort, onSort, isColumn } = options;
  const [columnSizing, onColumnSizingChange] = useColumnWidths(name);
  const sorting = useMemo(() => sortingState(sort), [sort]);
  const visibleColumns = useMemo(
    () => visible.flatMap((name) => columns.find(({ id }) => id === name) ?? []),
    [columns, visible],
  );
  const table = useTable<GridFeatures, Data>({
    features: gridFeatures,
    columns: visibleColumns,
    defaultColumn: columnSizes,
    data: rows,
    getRowId,
    manualSorting: true,
    sortDescFirst: false,
    state: { sorting, columnSizing },
    onSortingChange: (update) => onSort(nextSorts(update, sort, isColumn)),
    onColumnSizingChange,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table itself is another at each step of a scroll
  const layout = useMemo(
    (): GridColumns => (isCards ? { styles: null, min: null } : layoutColumns(table, pinned)),
    [isCards, visibleColumns, pinned, columnSizing],
  );
  return [table, layout];
}

/** Pixels of a digit, sign or currency symbol, and of a cell's padding. */
const digitWidth = 9;
const padding = 12;

function layoutColumns<Data extends RowData>(table: GridTable<Data>, pinned: number): GridColumns {
  const { columnSizing } = table.state;
  const styles = new Map<string, ColumnStyle>();
  let left = 0;
  for (const [index, column] of table.getAllLeafColumns().entries()) {
    const { id, columnDef } = column;
    const { grow = 0, truncates = id in columnSizing ? "text" : null } = columnDef.meta ?? {};
    const width = column.getSize();
    const isPinned = index < pinned;
    const isLastPinned = index === pinned - 1;
    // The next pinned column is offset by the widths of those before it, which therefore cannot grow.
    const isFixed = id in columnSizing || (isPinned && !isLastPinned);
    const flex = `${isFixed ? 0 : grow} 0 ${width}px`;
    const digits = truncates === "digits" ? Math.floor((width - padding) / digitWidth) : 0;
    styles.set(id, {
      style: isPinned ? { flex, "--pinned-left": `${left}px` } : { flex },
      fits: truncates === null ? Number.POSITIVE_INFINITY : digits,
      ...(isPinned && { pinned: isLastPinned ? "edge" : "inner" }),
    });
    left += width;
  }
  return { styles, min: left };
}

/**
 * The content of a cell, by its column. The column's `cell` is called and not mounted, since new columns would mount
 * all cells again.
 */
export function renderCell<Data extends RowData, Content = ReactNode>(
  cell: Cell<GridFeatures, Data>,
): Content | null {
  const render = cell.column.columnDef.cell;
  return typeof render === "function" ? render(cell.getContext()) : null;
}
