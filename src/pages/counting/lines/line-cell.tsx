import type { Cell as TableCell } from "@tanstack/react-table";
import type { LineField } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { CountingMessages } from "#messages/languages.ts";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { type ColumnStyle, renderCell } from "#table/columns/use-grid-table.ts";
import { Cell, type CellContent } from "./cells.tsx";
import styles from "./lines-grid.module.css";

/**
 * One cell of a line, as plain text where possible. A function and not a component, because a step of a scroll
 * renders hundreds of them.
 */
export function lineCell(
  cell: TableCell<GridFeatures, LineRow>,
  layout: ColumnStyle | undefined,
  {
    link,
    prefix,
    hasChanged,
    t,
  }: {
    /** The column that links to the line. */
    readonly link: LineField | undefined;
    /** Address of a line without its id. */
    readonly prefix: string;
    /** Whether to mark that the line has changed since it was last in view. */
    readonly hasChanged: boolean;
    readonly t: CountingMessages["lines"];
  },
) {
  const { column, row } = cell;
  const content = renderCell<LineRow, CellContent>(cell);
  const isLink = column.id === link;
  // Browsers track every element that may overflow, so only cells that might are marked.
  const isCut = content !== null && !content.isNothing && content.text.length > (layout?.fits ?? 0);
  const isPlain = content?.icon === undefined && !isLink && !hasChanged;
  // Cards have no columns that cut texts.
  const hint = content?.title ?? (layout && isCut ? content.text : undefined);
  const isHintInside = !isPlain && content?.title !== undefined;
  return {
    "aria-label": content?.bar?.label,
    // The style of the table scales the bar, so that rows do not render again for another scale.
    style: content?.bar && { ...layout?.style, "--size": content.bar.size },
    "data-bar": content?.bar && "",
    "data-label": layout ? undefined : cardLabel(column.id, t),
    "data-cut": isCut || undefined,
    className: isPlain ? content?.className : undefined,
    title: isHintInside ? undefined : hint,
    "data-sign": isPlain ? content?.sign : undefined,
    "data-none": isPlain && content?.isNothing ? "" : undefined,
    children: isPlain ? (
      content?.text
    ) : (
      <>
        {hasChanged && <ChangedMark label={t.changed} />}
        {content && isLink && (
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
        {content && !isLink && <Cell content={content} />}
      </>
    ),
  };
}

function cardLabel(field: string, t: CountingMessages["lines"]): string | undefined {
  const labels: Readonly<Record<string, string>> = t.cardLabels;
  return labels[field];
}

function ChangedMark({ label }: { label: string }) {
  return <i className={styles.changed} role="img" aria-label={label} title={label} />;
}
