import { type MouseEvent, memo } from "react";
import type { LineField } from "#lines/line-field.ts";
import frameStyles from "#table/grid.module.css";
import { isPlainClick } from "#table/is-plain-click.ts";
import type { CellContext } from "./cell-content.tsx";
import type { ColumnStyle } from "./column-widths.ts";
import { gridCell } from "./grid-cell.tsx";
import styles from "./lines-grid.module.css";
import type { IndexedLine } from "./use-line-window.ts";

const rowClass = `${frameStyles.row} ${styles.line}`;

/** Props that all rows share; they keep their identity while scrolling. */
export interface RowFrame {
  /** In their order. */
  readonly columns: readonly LineField[];
  /** The column that links to the line. */
  readonly link: LineField | undefined;
  /** Address of a line without its id. */
  readonly prefix: string;
  readonly context: CellContext;
  /** Styles of the columns; `null` for cards. */
  readonly columnStyles: readonly ColumnStyle[] | null;
  /** In pixels. */
  readonly height: number;
  readonly onOpen: (line: number) => void;
}

interface GridRowProps {
  readonly frame: RowFrame;
  readonly entry: IndexedLine;
  /** Element id of the current row, for `aria-activedescendant`. */
  readonly currentId: string | undefined;
  /** Since the row was last in view. */
  readonly hasChanged: boolean;
}

function isSameLine(before: IndexedLine, now: IndexedLine): boolean {
  const isSame = before.index === now.index && before.signature === now.signature;
  return isSame && before.line.id === now.line.id;
}

/** Rows that stay in view do not render again. */
function isSameRow(before: GridRowProps, now: GridRowProps): boolean {
  return (
    isSameLine(before.entry, now.entry) &&
    before.frame === now.frame &&
    before.currentId === now.currentId &&
    before.hasChanged === now.hasChanged
  );
}

export const GridRow = memo(PlainRow, isSameRow);

function PlainRow({ frame, entry, currentId, hasChanged }: GridRowProps) {
  const { columns, height, onOpen } = frame;
  const { index, line } = entry;
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(line.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus, and its Enter opens the current row
    <div
      id={currentId}
      role="row"
      aria-rowindex={index + 2}
      className={rowClass}
      data-current={currentId ? true : undefined}
      style={{ top: index * height, height }}
      onClick={open}
    >
      {columns.map((_, column) => gridCell(frame, line, column, hasChanged && column === 0))}
    </div>
  );
}
