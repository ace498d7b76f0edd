import { memo } from "react";
import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { Look } from "./cell-context.ts";
import type { ColumnName } from "./column-names.ts";
import { countingColumns } from "./columns.tsx";
import { countingAt } from "./counting-at.ts";
import styles from "./counting-table.module.css";

/**
 * One counting of the list. The clock moves every second, so a row is drawn anew only when its counting or what
 * it shows of the time has changed.
 */
export const CountingRow = memo(function CountingRow(props: {
  readonly counting: Counting;
  readonly columns: readonly ColumnName[];
  /** Place in the whole table, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows; `null` where they follow each other. */
  readonly offset: number | null;
  /** The gateway's time, as exact as the row needs it. Milliseconds since 1970. */
  readonly clock: number;
  /** The last reading, while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** When its warehouse works. */
  readonly calendar: WorkCalendar;
  readonly look: Look;
}) {
  const { counting, columns, index, offset, clock, staleSince, calendar, look } = props;
  const at = countingAt(counting, clock, staleSince, calendar);
  return (
    <div
      data-id={counting.id}
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={offset === null ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {columns.map((name) => (
        <div key={name} role="cell" data-column={name}>
          {countingColumns[name].cell(at, look)}
        </div>
      ))}
    </div>
  );
});
