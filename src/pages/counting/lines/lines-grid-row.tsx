import { FlexRender } from "@tanstack/react-table";
import { type MouseEvent, memo } from "react";
import type { LineField } from "#lines/line-field.ts";
import { useMessages } from "#ui/locale.tsx";
import { kindOf } from "./column-kinds.ts";
import styles from "./lines-grid.module.css";
import type { PlacedLine } from "./use-line-window.ts";
import type { LinesTable } from "./use-lines-table.ts";

type TableRow = ReturnType<LinesTable["getRowModel"]>["rows"][number];

/** A press with the mouse that is meant for the line: not to open it elsewhere, nor to mark its text. */
function isMeant({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey) && getSelection()?.type !== "Range";
}

interface GridRowProps {
  readonly row: TableRow;
  /** Which columns the row has: those of the table, at the time it was drawn. */
  readonly columns: readonly LineField[];
  readonly id: string;
  /** In pixels, as that of all rows. */
  readonly height: number;
  readonly isCards: boolean;
  readonly isCurrent: boolean;
  /** Since the person last looked at it. */
  readonly hasChanged: boolean;
  readonly onOpen: (line: number) => void;
}

function isSameLine(before: PlacedLine, now: PlacedLine): boolean {
  const isSame = before.place === now.place && before.says === now.says;
  return isSame && before.line.id === now.line.id;
}

/** The table makes its rows anew with every step of a scroll; a line that stayed need not be drawn again. */
function isSameRow(before: GridRowProps, now: GridRowProps): boolean {
  return (
    isSameLine(before.row.original, now.row.original) &&
    before.columns === now.columns &&
    before.id === now.id &&
    before.height === now.height &&
    before.isCards === now.isCards &&
    before.isCurrent === now.isCurrent &&
    before.hasChanged === now.hasChanged &&
    before.onOpen === now.onOpen
  );
}

/** One line of the grid. */
export const GridRow = memo(DrawnRow, isSameRow);

function DrawnRow({ row, id, height, isCards, isCurrent, hasChanged, onOpen }: GridRowProps) {
  const words = useMessages().lines;
  const labels: Readonly<Record<string, string>> = words.cardLabels;
  const { place, line } = row.original;
  const open = (event: MouseEvent) => {
    if (!isMeant(event)) return;
    event.preventDefault();
    onOpen(line.id);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus, and its Enter opens the current row
    <div
      id={id}
      role="row"
      aria-rowindex={place + 2}
      className={styles.row}
      data-current={isCurrent || undefined}
      style={{ transform: `translateY(${place * height}px)`, height }}
      onClick={open}
    >
      {row.getAllCells().map((cell, column) => (
        <div
          key={cell.id}
          role="gridcell"
          data-column={cell.column.id}
          data-kind={kindOf(cell.column.id)}
          data-label={isCards ? labels[cell.column.id] : undefined}
        >
          {hasChanged && column === 0 && (
            <i
              className={styles.changed}
              role="img"
              aria-label={words.changed}
              title={words.changed}
            />
          )}
          <FlexRender cell={cell} />
        </div>
      ))}
    </div>
  );
}
