import { useMemo, useState } from "react";
import type { Counting } from "#contract/counting.ts";
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
import { useShownColumns } from "./use-visible-columns.ts";

/** Pixels of the page above the tables and of a header, about: the rows in the window are guessed by them. */
const head = 250;
const header = 34;

const minute = 60_000;

type Narrow = (countings: readonly Counting[]) => readonly Counting[];

/**
 * The active countings, nearest deadline first, and below them the others as the API lists them; or each of the
 * two by the columns that a person sorts by.
 */
export function CountingTables({
  loaded,
  walk,
  search,
  onChange,
  clock,
  staleSince,
  narrow,
}: {
  loaded: LoadedCountings;
  walk: Pick<ActiveWalk, "active">;
  search: Pick<CountingsSearch, "sort" | "columns">;
  onChange: UpdateSearch<CountingsSearch>;
  /** The gateway's time. Milliseconds since 1970. */
  clock: number;
  /** The last reading, while the figures are stale. Milliseconds since 1970. */
  staleSince: number | null;
  /** Leaves the countings that are wanted; the same function for as long as it leaves the same. `null` leaves all. */
  narrow: Narrow | null;
}) {
  const t = useMessages("first").countingTable;
  const { active } = walk;
  const others = useMemo(() => {
    const above = new Set(active.map(({ id }) => id));
    return loaded.countings.filter(({ id }) => !above.has(id));
  }, [active, loaded.countings]);
  const inOrder = useOrder(search.sort, clock, staleSince);
  const first = useMemo(() => inOrder(narrow ? narrow(active) : active), [inOrder, active, narrow]);
  const rest = useMemo(() => inOrder(narrow ? narrow(others) : others), [inOrder, others, narrow]);
  const [kept, setKept] = useState<string | null>(null);
  const tables = useRowKeys([first, rest], kept, setKept);
  const view: TableView = {
    ...useShownColumns(search.columns),
    sort: search.sort,
    onChange,
    clock,
    staleSince,
    kept,
  };
  // Rows not loaded yet are counted only where all of them would be shown.
  const rowCount =
    loaded.end === "more" && !narrow
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

/** Sorts as the person wants it; what moves with the clock moves with its minutes, not with every second. */
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
