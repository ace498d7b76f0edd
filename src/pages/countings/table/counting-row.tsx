import { type MouseEvent, memo } from "react";
import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { isPlainClick } from "#table/is-plain-click.ts";
import type { CellContext } from "./cell-context.ts";
import type { ColumnName } from "./column-names.ts";
import { countingColumns } from "./columns.tsx";
import { countingAt } from "./counting-at.ts";
import styles from "./counting-table.module.css";

/**
 * One counting of the list. Memoised: the clock moves every second, but a row renders only when its counting or a
 * displayed time has changed.
 */
export const CountingRow = memo(function CountingRow(props: {
  readonly counting: Counting;
  readonly columns: readonly ColumnName[];
  /** Index in the whole table, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows; `null` for rows in normal flow. */
  readonly offset: number | null;
  /** The gateway's time, as precise as the row needs it. Milliseconds since 1970. */
  readonly clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** Work calendar of its warehouse. */
  readonly calendar: WorkCalendar;
  readonly context: CellContext;
}) {
  const { counting, columns, index, offset, clock, staleSince, calendar, context } = props;
  const at = countingAt(counting, clock, staleSince, calendar);
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
      {columns.map((name) => (
        <div key={name} role="cell" data-column={name}>
          {countingColumns[name].cell(at, context)}
        </div>
      ))}
    </div>
  );
});

/** Initials are above the row's link, so that their names show on hover; a click on them follows it, too. */
function followLink(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest("a, button") || !isPlainClick(event)) return;
  currentTarget.querySelector("a")?.click();
}
