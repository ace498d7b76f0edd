import { type MouseEvent, memo } from "react";
import type { LineField } from "#lines/line-field.ts";
import frameStyles from "#table/grid.module.css";
import { isPlainClick } from "#table/is-plain-click.ts";
import type { CellWords } from "./cell-content.tsx";
import type { ColumnPlace } from "./column-widths.ts";
import { gridCell } from "./grid-cell.tsx";
import styles from "./lines-grid.module.css";
import type { PlacedLine } from "./use-line-window.ts";

const rowClass = `${frameStyles.row} ${styles.line}`;

/** What all rows of the grid share, the same from step to step of a scroll. */
export interface RowFrame {
  /** In their order. */
  readonly columns: readonly LineField[];
  /** Which of the columns is the line's link. */
  readonly link: LineField | undefined;
  /** The address of a line begins with it, and its id follows. */
  readonly prefix: string;
  readonly t: CellWords;
  /** Of the columns; `null` where lines are cards. */
  readonly places: readonly ColumnPlace[] | null;
  /** In pixels. */
  readonly height: number;
  readonly onOpen: (line: number) => void;
}

interface GridRowProps {
  readonly frame: RowFrame;
  readonly placed: PlacedLine;
  /** Of the current row, for the grid to name it. */
  readonly currentId: string | undefined;
  /** Since the person last looked at it. */
  readonly hasChanged: boolean;
}

function isSameLine(before: PlacedLine, now: PlacedLine): boolean {
  const isSame = before.index === now.index && before.signature === now.signature;
  return isSame && before.line.id === now.line.id;
}

/** A line that stayed in view need not be drawn again. */
function isSameRow(before: GridRowProps, now: GridRowProps): boolean {
  return (
    isSameLine(before.placed, now.placed) &&
    before.frame === now.frame &&
    before.currentId === now.currentId &&
    before.hasChanged === now.hasChanged
  );
}

/** One line of the grid. */
export const GridRow = memo(DrawnRow, isSameRow);

function DrawnRow({ frame, placed, currentId, hasChanged }: GridRowProps) {
  const { columns, height, onOpen } = frame;
  const { index, line } = placed;
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
