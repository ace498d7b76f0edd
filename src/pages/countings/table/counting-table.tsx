import { useMemo, useRef } from "react";
import type { Counting } from "#contract/counting.ts";
import { minute } from "#domain/time/units.ts";
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
import { useIsNarrow, type VisibleColumns } from "./use-visible-columns.ts";

/** Shared by the tables of a list. */
export interface TableView extends VisibleColumns {
  readonly sort: readonly CountingSort[];
  readonly onChange: UpdateSearch<CountingsSearch>;
  /** The gateway's time. Milliseconds since 1970. */
  readonly clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** Id of the counting whose row has, or will get, the focus: it renders at any scroll position. */
  readonly focusedId: string | null;
}

/** Countings as a table, each row a link to its counting. Only rows in view render; on paper, all do. */
export function CountingTable({
  name,
  countings,
  rowCount,
  above,
  view,
}: {
  name: string;
  /** In row order. */
  countings: readonly Counting[];
  /** Rows of the whole table, including those not loaded yet. */
  rowCount: number;
  /** Approximate height of the page above the table, in pixels. */
  above: number;
  view: TableView;
}) {
  const { columns, tracks, sort, onChange, clock, staleSince, focusedId } = view;
  const context = useCellContext();
  const calendarOf = useWorkCalendar();
  const body = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => countings.map(({ id }) => id), [countings]);
  const estimated = rowHeights[useIsNarrow() ? "narrow" : "wide"];
  const rows = useWindowRows(body, ids, estimated, above);
  useScrollShield(body);
  const isPrinting = useIsPrinting();
  const places = isPrinting
    ? ids.map((_, index) => index)
    : indicesOf(rows, focusedId === null ? -1 : ids.indexOf(focusedId));
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
              // A finished counting depends on the time only for the names of days.
              clock={counting.active ? clock : clock - (clock % minute)}
              staleSince={staleSince}
              calendar={calendarOf(counting.warehouse.code)}
              context={context}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Indices of the rendered rows, in order. */
function indicesOf(
  { from, to }: { from: number; to: number },
  focusedIndex: number,
): readonly number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (focusedIndex < 0 || (focusedIndex >= from && focusedIndex < to)) return places;
  return focusedIndex < from ? [focusedIndex, ...places] : [...places, focusedIndex];
}
