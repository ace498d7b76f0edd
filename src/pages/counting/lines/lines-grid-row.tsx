import type { Row, Cell as TableCell } from "@tanstack/react-table";
import { type CSSProperties, type MouseEvent, memo } from "react";
import type { LineField } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { CountingMessages } from "#messages/languages.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { type GridColumns, renderCell } from "#table/columns/use-grid-table.ts";
import frameStyles from "#table/grid/grid.module.css";
import { type IndexRange, isIn } from "#table/keys/cell-range.ts";
import { isPlainClick } from "#table/rows/is-plain-click.ts";
import { Cell, type CellContent } from "./cells.tsx";
import styles from "./lines-grid.module.css";
import type { IndexedLine } from "./use-line-window.ts";

const rowClass = `${frameStyles.row} ${styles.line}`;

/** Props that all rows share; they keep their identity while scrolling. */
export interface RowFrame {
  readonly columns: GridColumns;
  /** The column that links to the line. */
  readonly link: LineField | undefined;
  /** Address of a line without its id. */
  readonly prefix: string;
  readonly t: CountingMessages["lines"];
  /** In pixels. */
  readonly height: number;
  readonly onOpen: (line: number) => void;
}

interface GridRowProps {
  readonly frame: RowFrame;
  readonly row: Row<GridFeatures, LineRow>;
  readonly entry: IndexedLine;
  /** Element id of the current row, for `aria-activedescendant`. */
  readonly currentId: string | undefined;
  /** Since the row was last in view. */
  readonly hasChanged: boolean;
  /** The selected columns. */
  readonly selected: IndexRange | null;
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
    before.hasChanged === now.hasChanged &&
    before.selected === now.selected
  );
}

export const GridRow = memo(PlainRow, isSameRow);

function PlainRow({ frame, row, entry, currentId, hasChanged, selected }: GridRowProps) {
  const { height, onOpen } = frame;
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
      {row
        .getAllCells()
        .map((cell, column) =>
          gridCell(frame, cell, hasChanged && column === 0, isIn(selected, column)),
        )}
    </div>
  );
}

/**
 * One cell of a line, as plain text where possible. A function and not a component, because a step of a scroll
 * renders hundreds of them.
 */
function gridCell(
  frame: RowFrame,
  cell: TableCell<GridFeatures, LineRow>,
  hasChanged: boolean,
  isSelected: boolean,
) {
  const { columns, link, prefix, t } = frame;
  const { column, row } = cell;
  const { meta } = column.columnDef;
  const layout = columns.styles?.get(column.id);
  const content = renderCell<LineRow, CellContent>(cell);
  const isLink = column.id === link;
  // Browsers track every element that may overflow, so only cells that might are marked.
  const isCut = content !== null && !content.isNothing && content.text.length > (layout?.fits ?? 0);
  const isPlain = content?.icon === undefined && !isLink && !hasChanged;
  // Cards have no columns that cut texts.
  const hint = content?.title ?? (layout && isCut ? content.text : undefined);
  const isHintInside = !isPlain && content?.title !== undefined;
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-selected={isSelected || undefined}
      aria-label={content?.bar?.label}
      style={content?.bar ? barStyle(layout?.style, content.bar.size) : layout?.style}
      data-bar={content?.bar && ""}
      data-column={column.id}
      data-kind={meta?.kind}
      data-pinned={layout?.pinned}
      data-label={columns.styles === null ? cardLabel(column.id, t) : undefined}
      data-cut={isCut || undefined}
      className={isPlain ? content?.className : undefined}
      title={isHintInside ? undefined : hint}
      data-sign={isPlain ? content?.sign : undefined}
      data-none={isPlain && content?.isNothing ? "" : undefined}
    >
      {hasChanged && <ChangedMark label={t.changed} />}
      {isPlain && content?.text}
      {!isPlain && content && isLink && (
        // For copying the address or opening it in a new tab; the keyboard uses the row.
        <a
          className={styles.link}
          href={`${prefix}${encodeURIComponent(row.original.id)}`}
          tabIndex={-1}
          // Dragging selects cells.
          draggable={false}
        >
          <Cell content={content} />
        </a>
      )}
      {!isPlain && content && !isLink && <Cell content={content} />}
    </div>
  );
}

/** The bar is scaled by the style of the table, so that rows do not render again for another scale. */
function barStyle(style: CSSProperties | undefined, size: number): CSSProperties {
  return { ...style, "--size": size };
}

function cardLabel(field: string, t: CountingMessages["lines"]): string | undefined {
  const labels: Readonly<Record<string, string>> = t.cardLabels;
  return labels[field];
}

function ChangedMark({ label }: { label: string }) {
  return <i className={styles.changed} role="img" aria-label={label} title={label} />;
}
