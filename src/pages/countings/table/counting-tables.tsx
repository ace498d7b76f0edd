import { useMemo, useState } from "react";
import type { Counting } from "#contract/counting.ts";
import { minute } from "#domain/time/units.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { ActiveWalk } from "#pages/countings/use-active-countings.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { CountingTable, type TableView } from "./counting-table.tsx";
import { rowHeights } from "./row-heights.ts";
import { sortCountings } from "./sort-countings.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useVisibleColumns } from "./use-visible-columns.ts";

/**
 * Approximate heights, in pixels, of the page above the tables and of a header; they give a first guess of the
 * rows in view.
 */
const head = 250;
const header = 34;

type FilterCountings = (countings: readonly Counting[]) => readonly Counting[];

/**
 * The active countings, nearest deadline first, and below them the others in the API's order; or both by the
 * chosen sort.
 */
export function CountingTables({
  loaded,
  walk,
  search,
  onChange,
  clock,
  staleSince,
  filter,
}: {
  loaded: LoadedCountings;
  walk: Pick<ActiveWalk, "active">;
  search: Pick<CountingsSearch, "sort" | "columns">;
  onChange: UpdateSearch<CountingsSearch>;
  /** The gateway's time. Milliseconds since 1970. */
  clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  staleSince: number | null;
  /** Filters countings; the same function while its result is the same. `null` means no filter. */
  filter: FilterCountings | null;
}) {
  const t = useMessages("first").countingTable;
  const { active } = walk;
  const others = useMemo(() => {
    const above = new Set(active.map(({ id }) => id));
    return loaded.countings.filter(({ id }) => !above.has(id));
  }, [active, loaded.countings]);
  const inOrder = useOrder(search.sort, clock, staleSince);
  const first = useMemo(() => inOrder(filter ? filter(active) : active), [inOrder, active, filter]);
  const rest = useMemo(() => inOrder(filter ? filter(others) : others), [inOrder, others, filter]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tables = useRowKeys([first, rest], focusedId, setFocusedId);
  const view: TableView = {
    ...useVisibleColumns(search.columns),
    sort: search.sort,
    onChange,
    clock,
    staleSince,
    focusedId,
  };
  // Rows not loaded yet count only without a filter.
  const rowCount =
    loaded.end === "more" && !filter
      ? Math.max(rest.length, loaded.total - active.length)
      : rest.length;
  return (
    <div ref={tables}>
      {first.length > 0 && (
        <CountingTable
          name={t.active}
          countings={first}
          rowCount={first.length}
          above={head}
          view={view}
        />
      )}
      {rest.length > 0 && (
        <CountingTable
          name={t.all}
          countings={rest}
          rowCount={rowCount}
          above={first.length === 0 ? head : head + header + first.length * rowHeights.wide}
          view={view}
        />
      )}
    </div>
  );
}

/** Sorts by the chosen columns; values that depend on the clock are updated every minute, not every second. */
function useOrder(sort: CountingsSearch["sort"], clock: number, staleSince: number | null) {
  const { locale } = useFormat();
  const calendarOf = useWorkCalendar();
  const collator = useMemo(
    () => (sort.length > 0 ? new Intl.Collator(locale, { numeric: true }) : null),
    [locale, sort.length],
  );
  const now = staleSince === null ? clock - (clock % minute) : null;
  return useMemo(
    () => (countings: readonly Counting[]) =>
      collator ? sortCountings(countings, sort, { now, calendarOf, collator }) : countings,
    [sort, now, calendarOf, collator],
  );
}
