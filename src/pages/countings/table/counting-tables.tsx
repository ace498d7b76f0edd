import { useMemo, useState } from "react";
import type { Counting } from "#contract/counting.ts";
import { minute } from "#domain/time/units.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import type { ActiveWalk } from "#pages/countings/use-active-countings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { CountingTable } from "./counting-table.tsx";
import { rowHeights } from "./row-heights.ts";
import { sortedRows } from "./sorted-rows.ts";
import { useRowKeys } from "./use-row-keys.ts";

/**
 * Approximate heights, in pixels, of the page above the tables and of a header; they give a first guess of the
 * rows in view.
 */
const head = 440;
const header = 34;

type FilterCountings = (countings: readonly Counting[]) => readonly Counting[];

/**
 * The active countings, nearest deadline first, and below them the others in the API's order; or both by the
 * chosen sort.
 */
export function CountingTables({
  loaded,
  walk,
  sort,
  clock,
  staleSince,
  filter,
}: {
  loaded: LoadedCountings;
  walk: Pick<ActiveWalk, "active">;
  sort: readonly CountingSort[];
  /** The gateway's time. Milliseconds since 1970. */
  clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  staleSince: number | null;
  /** Filters countings; the same function while its result is the same. `null` means no filter. */
  filter: FilterCountings | null;
}) {
  const t = useMessages("common").countingTable;
  const { active } = walk;
  const others = useMemo(() => {
    const above = new Set(active.map(({ id }) => id));
    return loaded.countings.filter(({ id }) => !above.has(id));
  }, [active, loaded.countings]);
  const inOrder = useOrder(sort, clock, staleSince);
  const first = useMemo(() => inOrder(filter ? filter(active) : active), [inOrder, active, filter]);
  const rest = useMemo(() => inOrder(filter ? filter(others) : others), [inOrder, others, filter]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tables = useRowKeys([first, rest], focusedId, setFocusedId);
  const shared = { sort, clock, staleSince, focusedId };
  // Rows not loaded yet count only without a filter.
  const rowCount =
    loaded.end === "more" && !filter
      ? Math.max(rest.length, loaded.total - active.length)
      : rest.length;
  return (
    <div ref={tables}>
      {first.length > 0 && (
        <CountingTable
          {...shared}
          name={t.active}
          rows={first}
          rowCount={first.length}
          above={head}
        />
      )}
      {rest.length > 0 && (
        <CountingTable
          {...shared}
          name={t.all}
          rows={rest}
          rowCount={rowCount}
          above={first.length === 0 ? head : head + header + first.length * rowHeights.wide}
        />
      )}
    </div>
  );
}

/** Makes rows, sorted by the chosen columns; values that depend on the clock are updated every minute, not every second. */
function useOrder(sort: readonly CountingSort[], clock: number, staleSince: number | null) {
  const { locale } = useFormat();
  const calendarOf = useWorkCalendar();
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const now = staleSince === null ? clock - (clock % minute) : null;
  return useMemo(
    () => (countings: readonly Counting[]) =>
      sortedRows(countings, sort, { now, calendarOf, collator }),
    [sort, now, calendarOf, collator],
  );
}
