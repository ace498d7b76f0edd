import type { LineField } from "#lines/line-field.ts";
import type { LineRow } from "#lines/line-row.ts";
import { cellContent } from "./cell-content.tsx";
import { kindOf } from "./column-kinds.ts";
import { Cell } from "./line-cells.tsx";
import styles from "./lines-grid.module.css";
import type { RowFrame } from "./lines-grid-row.tsx";

/**
 * One cell of a line, as plain text where possible. A function and not a component, because a step of a scroll
 * renders hundreds of them. A field that was not requested is loading, not "no answer".
 */
export function gridCell(frame: RowFrame, line: LineRow, column: number, hasChanged: boolean) {
  const { columns, context, prefix, columnStyles } = frame;
  const layout = columnStyles?.[column];
  const field = columns[column];
  if (field === undefined) return null;
  const value = line[field];
  const content = value === undefined ? null : cellContent(field, line, value, context);
  const isLink = field === frame.link;
  // Browsers track every element that may overflow, so only cells that might are marked.
  const isCut = content !== null && !content.isNothing && content.text.length > (layout?.fits ?? 0);
  const isPlain = content?.icon === undefined && !isLink && !hasChanged;
  return (
    <div
      key={field}
      role="gridcell"
      style={layout?.style}
      data-column={field}
      data-kind={kindOf(field)}
      data-label={columnStyles === null ? labelOf(field, context) : undefined}
      data-cut={isCut || undefined}
      className={isPlain ? content?.className : undefined}
      title={isPlain ? content?.title : undefined}
      data-sign={isPlain ? content?.sign : undefined}
      data-none={isPlain && content?.isNothing ? "" : undefined}
    >
      {hasChanged && <ChangedMark label={context.messages.lines.changed} />}
      {isPlain && content?.text}
      {!isPlain && content && isLink && (
        // For copying the address or opening it in a new tab; the keyboard uses the row.
        <a className={styles.link} href={`${prefix}${encodeURIComponent(line.id)}`} tabIndex={-1}>
          <Cell content={content} />
        </a>
      )}
      {!isPlain && content && !isLink && <Cell content={content} />}
    </div>
  );
}

function labelOf(field: LineField, { messages }: RowFrame["context"]): string | undefined {
  const labels: Readonly<Record<string, string>> = messages.lines.cardLabels;
  return labels[field];
}

function ChangedMark({ label }: { label: string }) {
  return <i className={styles.changed} role="img" aria-label={label} title={label} />;
}
