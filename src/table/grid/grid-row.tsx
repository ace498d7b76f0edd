import type { Row, Cell as TableCell } from "@tanstack/react-table";
import { type ComponentProps, type MouseEvent, memo, type ReactElement } from "react";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import type { ColumnStyle, GridColumns } from "#table/columns/use-grid-table.ts";
import { type IndexRange, isIn } from "#table/keys/cell-range.ts";
import { isPlainClick } from "#table/rows/is-plain-click.ts";
import styles from "./grid.module.css";

/** A row in view. */
export interface GridEntry<Data> {
  /** Among all rows, from 0. */
  readonly index: number;
  readonly data: Data;
  /** Rows of one id with the same signature have the same data. */
  readonly signature: unknown;
}

type Attributes = ComponentProps<"div"> &
  Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;

/** How a grid renders its rows. It is stable, because another one renders all rows again. */
export interface RowRendering<Data extends object> {
  readonly className: string | undefined;
  /** Whether a row has its natural height. */
  readonly isTall?: boolean;
  readonly rowProps?: (data: Data, isMarked: boolean) => Attributes;
  /** The element of a cell, made without copies of its attributes: a step of a scroll makes hundreds of them. */
  readonly cell: (cell: TableCell<GridFeatures, Data>, state: CellState) => ReactElement;
}

export interface CellState {
  /** `undefined` when rows are cards. */
  readonly layout: ColumnStyle | undefined;
  readonly isSelected: boolean;
  /** Whether it is the first cell of a marked row. */
  readonly isMarked: boolean;
}

/** Props that all rows share; they keep their identity while scrolling. */
export interface RowFrame<Data extends object> {
  readonly columns: GridColumns;
  readonly rendering: RowRendering<Data>;
  /** In pixels. */
  readonly height: number;
  readonly onClick: (data: Data) => void;
}

interface GridRowProps<Data extends object> {
  readonly frame: RowFrame<Data>;
  readonly row: Row<GridFeatures, Data>;
  readonly entry: GridEntry<Data>;
  /** Element id of the current row, for `aria-activedescendant`. */
  readonly currentId: string | undefined;
  readonly isMarked: boolean;
  /** The selected columns. */
  readonly selected: IndexRange | null;
}

/** Rows that stay in view do not render again. */
function isSameRow<Data extends object>(before: GridRowProps<Data>, now: GridRowProps<Data>) {
  return (
    before.entry.index === now.entry.index &&
    before.entry.signature === now.entry.signature &&
    before.row.id === now.row.id &&
    before.frame === now.frame &&
    before.currentId === now.currentId &&
    before.isMarked === now.isMarked &&
    before.selected === now.selected
  );
}

export const GridRow = memo(PlainRow, isSameRow) as typeof PlainRow;

function PlainRow<Data extends object>({
  frame: { columns, rendering, height, onClick },
  row,
  entry: { index, data },
  currentId,
  isMarked,
  selected,
}: GridRowProps<Data>) {
  const { className, isTall = false, rowProps, cell } = rendering;
  const click = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClick(data);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus, and its Enter opens the current row
    <div
      id={currentId}
      role="row"
      aria-rowindex={index + 2}
      className={`${styles.row} ${className}`}
      data-current={currentId ? true : undefined}
      style={isTall ? undefined : { top: index * height, height }}
      onClick={click}
      {...rowProps?.(data, isMarked)}
    >
      {row.getAllCells().map((one, at) =>
        cell(one, {
          layout: columns.styles?.get(one.column.id),
          isSelected: isIn(selected, at),
          isMarked: isMarked && at === 0,
        }),
      )}
    </div>
  );
}
