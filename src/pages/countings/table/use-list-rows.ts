import { useMemo } from "react";
import type { Counting } from "#contract/counting.ts";
import { minute } from "#domain/time/units.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { useFormat } from "#ui/locale.tsx";
import { sortedRows } from "./sorted-rows.ts";

type FilterCountings = (countings: readonly Counting[]) => readonly Counting[];

/** The countings of the tables, and what decides their rows. */
export interface ListedCountings {
  readonly loaded: LoadedCountings;
  readonly active: readonly Counting[];
  readonly sort: readonly CountingSort[];
  /** The gateway's time. Milliseconds since 1970. */
  readonly clock: number;
  /** Time of the last answer while the figures are stale. Milliseconds since 1970. */
  readonly staleSince: number | null;
  /** Filters countings; the same function while its result is the same. `null` means no filter. */
  readonly filter: FilterCountings | null;
}

/** Rows of the active countings and of the others, filtered and sorted. */
export function useListRows({ loaded, active, sort, clock, staleSince, filter }: ListedCountings) {
  const others = useMemo(() => {
    const above = new Set(active.map(({ id }) => id));
    return loaded.countings.filter(({ id }) => !above.has(id));
  }, [active, loaded.countings]);
  const inOrder = useOrder(sort, clock, staleSince);
  return {
    active: useMemo(() => inOrder(filter ? filter(active) : active), [inOrder, active, filter]),
    others: useMemo(() => inOrder(filter ? filter(others) : others), [inOrder, others, filter]),
  };
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
