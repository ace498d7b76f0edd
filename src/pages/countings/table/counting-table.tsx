import { useMemo, useRef } from "react";
import type { Counting } from "#contract/counting.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { CountingSort, CountingsSearch } from "#pages/countings/search.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { useScrollShield } from "#table/use-scroll-shield.ts";
import { useWindowRows } from "#table/use-window-rows.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useCellContext } from "./cell-context.ts";
import { CountingRow } from "./counting-row.tsx";
import styles from "./counting-table.module.css";
import { rowHeights } from "./row-heights.ts";
import { TableHeader } from "./table-header.tsx";
import { type ShownColumns, useIsNarrow } from "./use-visible-columns.ts";

const minute = 60_000;

/** What the tables of a list have in common. */
export interface TableView extends ShownColumns {
  readonly sort: readonly CountingSort[];
  readonly onChange: UpdateSearch<CountingsSearch>;
  /** The gateway's time. Milliseconds since 1970. */
  readonly clock: number;
  /** The last reading, while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** The id of a counting whose row exists wherever the window is scrolled to: it has the focus, or will. */
  readonly kept: string | null;
}

/** Countings as a table, each row a link to its counting. Only the rows in view exist, and on paper all of them. */
export function CountingTable({
  name,
  countings,
  rowCount,
  above,
  view,
}: {
  name: string;
  /** In the order of the rows. */
  countings: readonly Counting[];
  /** Rows of the whole table, with those not loaded yet. */
  rowCount: number;
  /** Pixels of the page above the table, about. */
  above: number;
  view: TableView;
}) {
  const { columns, tracks, sort, onChange, clock, staleSince, kept } = view;
  const look = useCellContext();
  const calendarOf = useWorkCalendar();
  const body = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => countings.map(({ id }) => id), [countings]);
  const usual = rowHeights[useIsNarrow() ? "narrow" : "wide"];
  const rows = useWindowRows(body, ids, usual, above);
  useScrollShield(body);
  const isPrinting = useIsPrinting();
  const places = isPrinting
    ? ids.map((_, index) => index)
    : placesOf(rows, kept === null ? -1 : ids.indexOf(kept));
  return (
    <div
      role="table"
      aria-label={name}
      aria-rowcount={rowCount + 1}
      className={styles.columns}
      style={{ "--columns": tracks }}
    >
      <TableHeader columns={columns} sort={sort} onChange={onChange} />
      <div
        role="rowgroup"
        ref={body}
        className={styles.body}
        data-stale={staleSince === null ? undefined : ""}
        data-flowing={isPrinting ? "" : undefined}
        style={isPrinting ? undefined : { height: ids.length * rows.height }}
      >
        {places.map((index) => {
          const counting = countings[index];
          if (!counting) return null;
          return (
            <CountingRow
              key={counting.id}
              counting={counting}
              columns={columns}
              index={index}
              offset={isPrinting ? null : index * rows.height}
              // A finished counting shows nothing of the time but the names of days.
              clock={counting.active ? clock : clock - (clock % minute)}
              staleSince={staleSince}
              calendar={calendarOf(counting.warehouse.code)}
              look={look}
            />
          );
        })}
      </div>
    </div>
  );
}

/** The places of the rows that exist, in their order. */
function placesOf({ from, to }: { from: number; to: number }, kept: number): readonly number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (kept < 0 || (kept >= from && kept < to)) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}
