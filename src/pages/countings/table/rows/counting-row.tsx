import type { Row } from "@tanstack/react-table";
import { type MouseEvent, memo } from "react";
import { listCell } from "#pages/countings/table/cells/list-cell.tsx";
import {
  countingAt,
  RowContext,
  type SharedContext,
} from "#pages/countings/table/cells/row-context.ts";
import type { features, ListColumn, ListRow } from "#pages/countings/table/columns/table-model.ts";
import { isNumber } from "#pages/countings/table/columns/visible-columns.ts";
import styles from "#pages/countings/table/counting-table.module.css";
import { type IndexRange, isIn } from "#table/keys/cell-range.ts";
import { isPlainClick } from "#table/rows/is-plain-click.ts";

export interface CountingRowProps {
  readonly row: Row<typeof features, ListRow>;
  /** Index in the whole table, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows; `null` for rows in normal flow. */
  readonly offset: number | null;
  /** The gateway's time, as precise as the row needs it. Milliseconds since 1970. */
  readonly clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  readonly context: SharedContext;
  /** The visible columns; the same object until they change. */
  readonly columns: readonly ListColumn[];
  /** The selected columns. */
  readonly selected: IndexRange | null;
}

/**
 * One counting of the list. Memoised: the clock moves on, but a row renders only when its counting or a
 * displayed time has changed.
 */
export const CountingRow = memo(function CountingRow({
  row,
  index,
  offset,
  clock,
  staleSince,
  context,
  columns,
  selected,
}: CountingRowProps) {
  const { counting, calendar } = row.original;
  const values = { ...context, ...countingAt(counting, { clock, staleSince, calendar }) };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row's link has the focus, and Enter follows it
    <div
      data-id={counting.id}
      role="row"
      onClick={followLink}
      aria-rowindex={index + 2}
      className={styles.row}
      style={offset === null ? undefined : { transform: `translateY(${offset}px)` }}
    >
      <RowContext value={values}>
        {columns.map((column, index) => (
          <div
            key={column.id}
            role="gridcell"
            aria-selected={isIn(selected, index) || undefined}
            data-column={column.id}
            data-number={isNumber(column) || undefined}
          >
            {listCell(column, values)}
          </div>
        ))}
      </RowContext>
    </div>
  );
}, isSame);

/** The table makes new rows whenever one of its countings changes. */
function isSame({ row: { original }, ...one }: CountingRowProps, other: CountingRowProps): boolean {
  const { counting, calendar } = other.row.original;
  return (
    original.counting === counting &&
    original.calendar === calendar &&
    one.index === other.index &&
    one.offset === other.offset &&
    one.clock === other.clock &&
    one.staleSince === other.staleSince &&
    one.context === other.context &&
    one.selected === other.selected &&
    one.columns === other.columns
  );
}

/** Initials are above the row's link, so that their names show on hover; a click on them follows it, too. */
function followLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest("a, button") || !isPlainClick(event)) return;
  currentTarget.querySelector("a")?.click();
}
