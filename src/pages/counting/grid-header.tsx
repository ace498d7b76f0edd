import { FlexRender } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import styles from "./lines-grid.module.css";
import type { LinesTable } from "./use-lines-table.ts";

const sorted = { asc: "ascending", desc: "descending" } as const;

/** The names of the columns; each sorts by its column, with Shift after the ones already sorted by. */
export function GridHeader({ table }: { table: LinesTable }) {
  return (
    <div role="rowgroup" className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.row}>
          {group.headers.map((header) => {
            const direction = header.column.getIsSorted();
            return (
              <div
                key={header.id}
                role="columnheader"
                data-column={header.column.id}
                aria-sort={direction ? sorted[direction] : "none"}
              >
                <button type="button" onClick={header.column.getToggleSortingHandler()}>
                  <FlexRender header={header} />
                  {direction === "asc" && <ArrowUp aria-hidden="true" />}
                  {direction === "desc" && <ArrowDown aria-hidden="true" />}
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
