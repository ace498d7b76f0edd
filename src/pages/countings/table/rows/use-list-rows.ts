import { useMemo } from "react";
import type { Counting } from "#contract/counting.ts";
import { minute } from "#domain/time/units.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { type SortView, sortedRows } from "#pages/countings/table/columns/sorted-rows.ts";
import { useListContext } from "#pages/countings/table/columns/use-list-context.ts";

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

/** The loaded countings that are not among the active ones. */
function otherCountings({ loaded, active }: Pick<ListedCountings, "loaded" | "active">) {
  const above = new Set(active.map(({ id }) => id));
  return loaded.countings.filter(({ id }) => !above.has(id));
}

/** The gateway's time to the minute; `null` while the figures are stale. */
function minuteOf({ clock, staleSince }: Pick<ListedCountings, "clock" | "staleSince">) {
  return staleSince === null ? clock - (clock % minute) : null;
}

/** Rows of the active countings and of the others, filtered and sorted. */
export function listRows(listed: ListedCountings, order: Omit<SortView, "now">) {
  const { active, sort, filter } = listed;
  const view = { ...order, now: minuteOf(listed) };
  const rows = (countings: readonly Counting[]) =>
    sortedRows(filter ? filter(countings) : countings, sort, view);
  return { active: rows(active), others: rows(otherCountings(listed)) };
}

/** The same, computed again only for what changed. */
export function useListRows({ loaded, active, sort, clock, staleSince, filter }: ListedCountings) {
  const others = useMemo(() => otherCountings({ loaded, active }), [active, loaded]);
  const inOrder = useOrder(sort, clock, staleSince);
  return {
    active: useMemo(() => inOrder(filter ? filter(active) : active), [inOrder, active, filter]),
    others: useMemo(() => inOrder(filter ? filter(others) : others), [inOrder, others, filter]),
  };
}

/** Makes rows, sorted by the chosen columns; values that depend on the clock are updated every minute. */
function useOrder(sort: readonly CountingSort[], clock: number, staleSince: number | null) {
  const context = useListContext();
  const { locale } = context.format;
  const calendarOf = useWorkCalendar();
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale]);
  const now = minuteOf({ clock, staleSince });
  return useMemo(
    () => (countings: readonly Counting[]) =>
      sortedRows(countings, sort, { now, calendarOf, collator, context }),
    [sort, now, calendarOf, collator, context],
  );
}
