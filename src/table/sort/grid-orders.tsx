import type { RowData } from "@tanstack/react-table";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId } from "react";
import type { GridTable } from "#table/columns/use-grid-table.ts";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import styles from "./grid-orders.module.css";
import type { NamedOrder } from "./named-order.ts";

/** Of the panel, in pixels. */
const size = { width: 220, height: 120 };

/** The name of a column's present order in its header, and the choice of the others. */
export function GridOrders<Data extends RowData>({
  table,
  title,
  orders,
}: {
  table: GridTable<Data>;
  /** Of the column. */
  title: string;
  orders: readonly NamedOrder[];
}) {
  const t = useMessages("common").countingTable.sort;
  const id = useId();
  const [first] = table.state.sorting;
  const isPresent = ({ id: column, desc }: NamedOrder) =>
    first?.id === column && first.desc === desc;
  return (
    <>
      <button id={`${id}-button`} type="button" popoverTarget={id} className={styles.button}>
        <span>{orders.find(isPresent)?.label}</span>{" "}
        <span className="visually-hidden">{t.orders(title)}</span>
        <ChevronDown aria-hidden="true" />
      </button>
      <PopoverPanel
        id={id}
        label={t.orders(title)}
        role="group"
        className={styles.panel}
        onOpen={(panel) => {
          const button = document.getElementById(`${id}-button`);
          if (button) positionPanel(panel, button, size);
        }}
      >
        {orders.map((order) => (
          <label key={order.title}>
            <input
              type="radio"
              name={id}
              checked={isPresent(order)}
              onChange={() => table.setSorting([{ id: order.id, desc: order.desc }])}
            />
            {order.title}
          </label>
        ))}
      </PopoverPanel>
    </>
  );
}
