import type { Cell, RowData } from "@tanstack/react-table";
import { type CSSProperties, type ReactNode, useMemo } from "react";
import { type AppFeatures, useAppTable } from "./app-table.ts";
import { columnSizes, useColumnWidths } from "./grid-column-widths.ts";
import { nextSorts, type Sort, sortingState } from "./sorts.ts";

type Columns<Data extends RowData> = Parameters<typeof useAppTable<Data>>[0]["columns"];

/** A grid in TanStack Table. */
export type GridTable<Data extends RowData> = ReturnType<typeof useAppTable<Data>>;

/** Layout of a column. */
interface ColumnStyle {
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

/**
 * The table of a grid, and the layout of its columns. Sorting is only reported; the owner of the rows sorts them.
 * The widths that someone chose are stored by the name of the grid.
 */
export function useGridTable<Data extends RowData, Column extends string>({
  name,
  columns,
  visible,
  pinned,
  isCards,
  rows,
  getRowId,
  sort,
  onSort,
  isColumn,
}: {
  name: string;
  columns: Columns<Data>;
  /** The ids of the visible columns, in their order. */
  visible: readonly Column[];
  /** How many of them stay in view when the grid is scrolled sideways. */
  pinned: number;
  isCards: boolean;
  /** The rows that exist. */
  rows: readonly Data[];
  getRowId: (row: Data) => string;
  sort: readonly Sort<Column>[];
  onSort: (sort: readonly Sort<Column>[]) => void;
  isColumn: (name: string) => name is Column;
}): readonly [GridTable<Data>, GridColumns] {
  const [columnSizing, onColumnSizingChange] = useColumnWidths(name);
  const sorting = useMemo(() => sortingState(sort), [sort]);
  const shown = useMemo(
    () => ({
      columnOrder: [...visible],
      columnVisibility: Object.fromEntries(
        columns.map(({ id = "" }) => [id, visible.some((column) => column === id)]),
      ),
      columnPinning: { start: visible.slice(0, pinned), end: [] },
    }),
    [columns, visible, pinned],
  );
  const table = useAppTable<Data>({
    columns,
    defaultColumn: columnSizes,
    data: rows,
    getRowId,
    sortDescFirst: false,
    columnResizeMode: "onChange",
    state: { sorting, columnSizing, ...shown },
    onSortingChange: (update) => onSort(nextSorts(update, sort, isColumn)),
    onColumnSizingChange,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table itself is another at each step of a scroll
  const layout = useMemo(
    (): GridColumns => (isCards ? { styles: null, min: null } : layoutColumns(table)),
    [isCards, columns, shown, columnSizing],
  );
  return [table, layout];
}

/** Pixels of a digit, sign or currency symbol, and of a cell's padding. */
const digitWidth = 9;
const padding = 12;

function layoutColumns<Data extends RowData>(table: GridTable<Data>): GridColumns {
  const { columnSizing, columnPinning } = table.state;
  const lastPinned = columnPinning.start.at(-1);
  const styles = new Map<string, ColumnStyle>();
  for (const column of table.getVisibleLeafColumns()) {
    const { id, columnDef } = column;
    const { grow = 0, truncates = id in columnSizing ? "text" : null } = columnDef.meta ?? {};
    const width = column.getSize();
    const isPinned = column.getIsPinned() === "start";
    // The next pinned column is offset by the widths of those before it, which therefore cannot grow.
    const isFixed = id in columnSizing || (isPinned && id !== lastPinned);
    const flex = `${isFixed ? 0 : grow} 0 ${width}px`;
    const digits = truncates === "digits" ? Math.floor((width - padding) / digitWidth) : 0;
    styles.set(id, {
      style: isPinned ? { flex, "--pinned-left": `${column.getStart("start")}px` } : { flex },
      fits: truncates === null ? Number.POSITIVE_INFINITY : digits,
      ...(isPinned && { pinned: id === lastPinned ? "edge" : "inner" }),
    });
  }
  return { styles, min: table.getTotalSize() };
}

/**
 * The content of a cell, by its column. The column's `cell` is called and not mounted, since new columns would mount
 * all cells again.
 */
export function renderCell<Data extends RowData, Content = ReactNode>(
  cell: Cell<AppFeatures, Data>,
): Content | null {
  const render = cell.column.columnDef.cell;
  return typeof render === "function" ? render(cell.getContext()) : null;
}
