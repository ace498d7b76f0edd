import type { Cell as TableCell } from "@tanstack/react-table";
import type { CSSProperties } from "react";
import type { LineField } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { CountingMessages } from "#messages/languages.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { renderCell } from "#table/columns/use-grid-table.ts";
import type { CellState } from "#table/grid/grid-row.tsx";
import { Cell, type CellContent } from "./cells.tsx";
import styles from "./lines-grid.module.css";

/** What the cells of all lines share. */
interface LineFrame {
  /** The column that links to the line. */
  readonly link: LineField | undefined;
  /** Address of a line without its id. */
  readonly prefix: string;
  readonly t: CountingMessages["lines"];
}

/**
 * One cell of a line, as plain text where possible. A function and not a component, because a step of a scroll
 * renders hundreds of them.
 * @param state its line is marked where it has changed since it was last in view
 */
export function lineCell(
  cell: TableCell<GridFeatures, LineRow>,
  { layout, isSelected, isMarked: hasChanged }: CellState,
  { link, prefix, t }: LineFrame,
) {
  const { column, row } = cell;
  const { meta } = column.columnDef;
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
      data-label={layout ? undefined : cardLabel(column.id, t)}
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
