import { FlexRender, type RowData } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { CSSProperties, MouseEventHandler, ReactNode } from "react";
import styles from "./grid.module.css";
import type { GridTable } from "./use-grid-table.ts";

const sorted = { asc: "ascending", desc: "descending" } as const;

/** How a column stands in its row. */
export interface ColumnStyle {
  readonly style: CSSProperties;
}

/** What a column is to those who read it, and to machines. */
interface ColumnLook {
  /** In `data-column`. */
  readonly column: string;
  /** What its values are, which decides where they stand. */
  readonly kind: string;
}

/**
 * The names of the columns; each sorts by its column, with Shift after the ones already sorted by. Where
 * rows are cards that explain themselves, they are for screen readers alone.
 */
export function GridHead<Row extends RowData>({
  table,
  places,
  lookOf,
  explained,
}: {
  table: GridTable<Row>;
  /** Of the columns; `null` where rows are cards. */
  places: readonly ColumnStyle[] | null;
  lookOf: (column: string) => ColumnLook;
  /** A name that explains itself and sorts when it is pressed; `null` for what is plain. */
  explained: (
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
            const look = lookOf(column.id);
            const direction = column.getIsSorted();
            const title = <FlexRender header={header} />;
            const onPress = column.getToggleSortingHandler();
            return (
              <div
                key={header.id}
                role="columnheader"
                style={places?.[index]?.style}
                data-column={look.column}
                data-kind={look.kind}
                aria-sort={direction ? sorted[direction] : "none"}
              >
                {places === null
                  ? title
                  : (explained(column.id, title, onPress) ?? (
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
