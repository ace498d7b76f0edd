import { ChevronRight } from "lucide-react";
import { memo, useMemo } from "react";
import type { Counting } from "#contract/counting.ts";
import type { useAppTable } from "#table/app-table.ts";
import { CountingAtContext, countingAt } from "./counting-at.ts";
import styles from "./counting-table.module.css";

type Table = ReturnType<typeof useAppTable<Counting>>;

interface RowProps {
  readonly row: ReturnType<Table["getRow"]>;
  readonly FlexRender: Table["FlexRender"];
  readonly measure: (element: HTMLElement | null) => void;
  /** Place in the whole list, from 0. */
  readonly place: number;
  /** Pixels from the top of the rows. */
  readonly offset: number;
  /** The gateway's time, as exact as the row needs it. Milliseconds since 1970. */
  readonly clock: number;
  /** The last reading, while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
}

/**
 * One counting of the list. The row object is another one after every refresh, and the clock moves every
 * second, so a row is drawn anew only when its counting or what it shows of the time has changed.
 */
export const CountingRow = memo(function CountingRow(props: RowProps) {
  const { row, FlexRender, measure, place, offset, clock, staleSince } = props;
  const counting = row.original;
  const at = useMemo(() => countingAt(counting, clock, staleSince), [counting, clock, staleSince]);
  return (
    <div
      ref={measure}
      data-index={place}
      role="row"
      aria-rowindex={place + 2}
      className={styles.row}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <CountingAtContext value={at}>
        {row.getAllCells().map((cell) => (
          <div key={cell.id} role="cell" data-column={cell.column.id}>
            <FlexRender cell={cell} />
          </div>
        ))}
      </CountingAtContext>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </div>
  );
}, isSame);

function isSame(before: RowProps, after: RowProps): boolean {
  return (
    before.row.original === after.row.original &&
    before.place === after.place &&
    before.offset === after.offset &&
    before.clock === after.clock &&
    before.staleSince === after.staleSince
  );
}
