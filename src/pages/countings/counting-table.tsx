import { type FocusEvent, useMemo, useRef } from "react";
import type { Counting } from "#contract/counting.ts";
import { useAppTable } from "#table/app-table.ts";
import { useWindowRows } from "#table/use-window-rows.ts";
import { useMessages } from "#ui/locale.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { countingColumns } from "./columns.tsx";
import { CountingRow } from "./counting-row.tsx";
import styles from "./counting-table.module.css";
import { rowHeights } from "./row-heights.ts";
import { TableHeader } from "./table-header.tsx";

const minute = 60_000;

/** The countings loaded so far, each row a link to its counting. */
export function CountingTable({
  countings,
  rowCount,
  clock,
  staleSince,
}: {
  countings: readonly Counting[];
  /** Rows of the whole list, with those not loaded yet. */
  rowCount: number;
  /** The gateway's time. Milliseconds since 1970. */
  clock: number;
  /** The last reading, while the figures are stale. Milliseconds since 1970. */
  staleSince: number | null;
}) {
  const words = useMessages().countings;
  const body = useRef<HTMLDivElement>(null);
  const height = useMediaQuery("(max-width: 899px)") ? rowHeights.narrow : rowHeights.wide;
  const keys = useMemo(() => countings.map(({ id }) => id), [countings]);
  const { virtualizer, placeOf, setFocused } = useWindowRows(body, keys, height);
  const table = useAppTable({
    columns: countingColumns,
    data: countings,
    getRowId: ({ id }) => id,
  });
  const { rows } = table.getRowModel();
  const keepFocused = ({ target }: FocusEvent<HTMLElement>) => {
    const place = target.closest<HTMLElement>("[data-index]")?.dataset.index;
    setFocused((place !== undefined && keys[Number(place)]) || null);
  };
  return (
    <div
      role="table"
      aria-label={words.title}
      aria-rowcount={rowCount + 1}
      className={styles.columns}
    >
      <TableHeader table={table} />
      <div
        ref={body}
        role="rowgroup"
        className={styles.body}
        data-stale={staleSince === null ? undefined : ""}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={keepFocused}
        onBlur={() => setFocused(null)}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <CountingRow
              key={row.id}
              row={row}
              FlexRender={table.FlexRender}
              measure={virtualizer.measureElement}
              place={index}
              offset={placeOf(start)}
              // A finished counting shows nothing of the time but the names of days.
              clock={row.original.active ? clock : clock - (clock % minute)}
              staleSince={staleSince}
            />
          );
        })}
      </div>
    </div>
  );
}
