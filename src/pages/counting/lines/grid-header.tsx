import { FlexRender } from "@tanstack/react-table";
import { ArrowDown, ArrowUp } from "lucide-react";
import { memo } from "react";
import type { LineField } from "#lines/line-field.ts";
import type { LineSort } from "#lines/line-query.ts";
import { Hint } from "#ui/hint.tsx";
import { useMessages } from "#ui/locale.tsx";
import { kindOf } from "./column-kinds.ts";
import type { ColumnPlace } from "./column-widths.ts";
import styles from "./lines-grid.module.css";
import { useLinesTable } from "./use-lines-table.ts";

const sorted = { asc: "ascending", desc: "descending" } as const;

interface GridHeaderProps {
  /** The columns that are drawn, in their order. */
  readonly fields: readonly LineField[];
  readonly sort: readonly LineSort[];
  readonly onSort: (sort: readonly LineSort[]) => void;
  /** Of the columns; `null` where lines are cards. */
  readonly places: readonly ColumnPlace[] | null;
}

/** A scroll changes nothing of it. */
export const GridHeader = memo(DrawnHeader);

/**
 * The names of the columns; each sorts by its column, with Shift after the ones already sorted by. Where
 * lines are cards that explain themselves, they are for screen readers alone.
 */
function DrawnHeader({ fields, sort, onSort, places }: GridHeaderProps) {
  const isCards = places === null;
  const table = useLinesTable(fields, sort, onSort);
  const { indexHint } = useMessages().lines;
  return (
    <div role="rowgroup" className={styles.head}>
      {table.getHeaderGroups().map((group) => (
        <div key={group.id} role="row" aria-rowindex={1} className={styles.row}>
          {group.headers.map((header, place) => {
            const { column } = header;
            const direction = column.getIsSorted();
            const title = <FlexRender header={header} />;
            const onClick = column.getToggleSortingHandler();
            return (
              <div
                key={header.id}
                role="columnheader"
                style={places?.[place]?.style}
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
