import { FlexRender, type RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { CSSProperties, MouseEventHandler, ReactNode } from "react";
import styles from "./grid.module.css";
import type { GridTable } from "./use-grid-table.ts";

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** Layout of a column. */
export interface ColumnStyle {
  readonly style: CSSProperties;
}

/** Attributes of a column for styles and tests. */
interface ColumnAttributes {
  /** For `data-column`. */
  readonly column: string;
  /** Kind of its values, which decides their alignment. */
  readonly kind: string;
}

/**
 * Column headers; a click sorts by the column, with Shift after the current ones. When rows are cards with
 * labels of their own, the headers are for screen readers only.
 */
export function GridHead<Row extends RowData>({
  table,
  columnStyles,
  attributesOf,
  renderExplained,
}: {
  table: GridTable<Row>;
  /** By column; `null` when rows are cards. */
  columnStyles: readonly ColumnStyle[] | null;
  attributesOf: (column: string) => ColumnAttributes;
  /** Renders a header with an explanation, which sorts on click; `null` for a plain header. */
  renderExplained: (
    column: string,
    title: ReactNode,
    onPress: MouseEventHandler | undefined,
  ) => ReactNode | null;
}) {
  const isByMany = table.state.sorting.length > 1;
  return (
    <div role="rowgroup" className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.row}>
          {group.headers.map((header, index) => {
            const { column } = header;
            const attributes = attributesOf(column.id);
            const direction = column.getIsSorted();
            const title = <FlexRender header={header} />;
            const onPress = column.getToggleSortingHandler();
            return (
              <div
                key={header.id}
                role="columnheader"
                style={columnStyles?.[index]?.style}
                data-column={attributes.column}
                data-kind={attributes.kind}
                aria-sort={direction ? ariaSort[direction] : "none"}
              >
                {columnStyles === null
                  ? title
                  : (renderExplained(column.id, title, onPress) ?? (
                      <button type="button" onClick={onPress}>
                        {title}
                      </button>
                    ))}
                {direction && (
                  <span className={styles.direction} aria-hidden="true">
                    {direction === "asc" ? <ArrowUp /> : <ArrowDown />}
                    {isByMany && <small>{column.getSortIndex() + 1}</small>}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
