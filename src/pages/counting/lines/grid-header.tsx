import { FlexRender } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Hint } from "#ui/hint.tsx";
import { useMessages } from "#ui/locale.tsx";
import { kindOf } from "./column-kinds.ts";
import styles from "./lines-grid.module.css";
import type { LinesTable } from "./use-lines-table.ts";

const sorted = { asc: "ascending", desc: "descending" } as const;

/**
 * The names of the columns; each sorts by its column, with Shift after the ones already sorted by. Where
 * lines are cards that explain themselves, they are for screen readers alone.
 */
export function GridHeader({ table, isCards }: { table: LinesTable; isCards: boolean }) {
  const { indexHint } = useMessages().lines;
  return (
    <div role="rowgroup" className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.row}>
          {group.headers.map((header) => {
            const { column } = header;
            const direction = column.getIsSorted();
            const title = <FlexRender header={header} />;
            const onClick = column.getToggleSortingHandler();
            return (
              <div
                key={header.id}
                role="columnheader"
                data-column={column.id}
                data-kind={kindOf(column.id)}
                aria-sort={direction ? sorted[direction] : "none"}
              >
                {isCards && title}
                {!isCards && column.id === "index" && (
                  <Hint label={title} onClick={onClick}>
                    {indexHint}
                  </Hint>
                )}
                {!isCards && column.id !== "index" && (
                  <button type="button" onClick={onClick}>
                    {title}
                  </button>
                )}
                {direction === "asc" && <ArrowUp aria-hidden="true" />}
                {direction === "desc" && <ArrowDown aria-hidden="true" />}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
