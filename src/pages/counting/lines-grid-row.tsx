import { FlexRender } from "@tanstack/react-table";
import type { MouseEvent } from "react";
import { useMessages } from "#ui/locale.tsx";
import { kindOf } from "./column-kinds.ts";
import styles from "./lines-grid.module.css";
import type { LinesTable } from "./use-lines-table.ts";

type TableRow = ReturnType<LinesTable["getRowModel"]>["rows"][number];

/** A press with the mouse that is meant for the line: not to open it elsewhere, nor to mark its text. */
function isMeant({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(metaKey || ctrlKey || shiftKey || altKey) && getSelection()?.type !== "Range";
}

/** One line of the grid. */
export function GridRow({
  row,
  id,
  height,
  isCards,
  isCurrent,
  hasChanged,
  onOpen,
}: {
  row: TableRow;
  id: string;
  /** In pixels, as that of all rows. */
  height: number;
  isCards: boolean;
  isCurrent: boolean;
  /** Since the person last looked at it. */
  hasChanged: boolean;
  onOpen: (line: number) => void;
}) {
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
