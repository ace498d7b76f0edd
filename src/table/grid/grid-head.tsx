import type { Header, RowData } from "@tanstack/react-table";
import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { memo } from "react";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { GridResizeHandle } from "#table/columns/resize-handle.tsx";
import type { GridColumns, GridTable } from "#table/columns/use-grid-table.ts";
import { GridOrders } from "#table/sort/grid-orders.tsx";
import styles from "./grid.module.css";

const ariaSort = { asc: "ascending", desc: "descending" } as const;

interface GridHeadProps<Data extends RowData> {
  readonly table: GridTable<Data>;
  readonly columns: GridColumns;
}

/**
 * Column headers; a click sorts by the column, with Shift after the current ones. When rows are cards with labels, the
 * headers are for screen readers only.
 */
function PlainHead<Data extends RowData>({ table, columns }: GridHeadProps<Data>) {
  const isByMany = table.state.sorting.length > 1;
  return (
    <div role="rowgroup" className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.row}>
          {group.headers.map((header) => {
            const { column } = header;
            const { header: name, meta } = column.columnDef;
            const title = String(name);
            const step = stepOf(table, column);
            const sorted = table.state.sorting[step];
            const direction = sorted && (sorted.desc ? "desc" : "asc");
            const onClick = column.getToggleSortingHandler();
            const layout = columns.styles?.get(column.id);
            return (
              <div
                key={header.id}
                role="columnheader"
                style={layout?.style}
                // Without the name of the orders.
                aria-label={layout ? title : undefined}
                data-name={column.id}
                data-column={meta?.attribute ?? column.id}
                data-kind={meta?.kind}
                data-pinned={layout?.pinned}
                data-resized={column.id in table.state.columnSizing || undefined}
                aria-sort={direction ? ariaSort[direction] : "none"}
              >
                {layout === undefined
                  ? title
                  : (meta?.renderTitle?.(title, onClick) ?? (
                      <button type="button" onClick={onClick}>
                        {title}
                      </button>
                    ))}
                {direction && (
                  <span className={styles.direction} aria-hidden="true">
                    {direction === "asc" ? <ArrowUp /> : <ArrowDown />}
                    {isByMany && <small>{step + 1}</small>}
                  </span>
                )}
                {layout && meta?.orders && meta.hasOrdersMenu && (
                  <GridOrders table={table} title={title} orders={meta.orders} />
                )}
                {layout && <GridResizeHandle header={header} />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The step of the sort that a header shows, by its column or by a hidden one of its orders; -1 without one. */
function stepOf<Data extends RowData>(
  table: GridTable<Data>,
  { id, columnDef }: Header<GridFeatures, Data>["column"],
): number {
  const { orders = [] } = columnDef.meta ?? {};
  const isVisible = (name: string) => table.getAllLeafColumns().some((one) => one.id === name);
  return table.state.sorting.findIndex(
    ({ id: sorted }) =>
      sorted === id || (orders.some((order) => order.id === sorted) && !isVisible(sorted)),
  );
}

/** The table is another object at each step of a scroll, but its state and columns are not. */
export const GridHead = memo(
  PlainHead,
  (before, now) => before.table.state === now.table.state && before.columns === now.columns,
) as typeof PlainHead;
