import { useMemo, useState } from "react";
import type { Counting } from "#contract/counting.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import {
  type CountingsFilter,
  canFilterBy,
  filterCountings,
  statusCounts,
} from "./filter-countings.ts";

const unknownTime = 0;
const EMPTY: readonly Counting[] = [];

/**
 * The loaded countings and other active ones, filtered by the search parameters.
 * @param at milliseconds since 1970, for the statuses; `null` before it is known
 */
export function useFilteredCountings(
  loaded: LoadedCountings | null,
  {
    active,
    search: { statuses, q },
    now: at,
  }: { active: readonly Counting[]; search: CountingsFilter; now: number | null },
) {
  const calendarOf = useWorkCalendar();
  const all = useMemo(() => withActive(loaded?.countings ?? EMPTY, active), [loaded, active]);
  const isFiltered = canFilterBy({ statuses, q });
  const judgement = useMemo(() => ({ at: at ?? unknownTime, calendarOf }), [at, calendarOf]);
  const counts = useMemo(() => statusCounts(all, judgement), [all, judgement]);
  const found = useMemo(
    () =>
      isFiltered ? filterCountings(all, { statuses, q }, judgement).map(({ id }) => id) : null,
    [isFiltered, all, statuses, q, judgement],
  );
  const ids = useStableIds(found);
  const filter = useMemo(() => {
    if (!ids) return null;
    const matching = new Set(ids);
    return (countings: readonly Counting[]) => countings.filter(({ id }) => matching.has(id));
  }, [ids]);
  return {
    /** Filters countings; the same function while its result is the same. `null` means no filter. */
    filter,
    /** Countings after all filters. */
    visibleCount: ids ? ids.length : all.length,
    counts: loaded && counts,
  };
}

function withActive(listed: readonly Counting[], active: readonly Counting[]): readonly Counting[] {
  const known = new Set(listed.map(({ id }) => id));
  const elsewhere = active.filter(({ id }) => !known.has(id));
  return elsewhere.length === 0 ? listed : [...elsewhere, ...listed];
}

/** The same array while its content is the same: the clock moves every second but rarely changes it. */
function useStableIds(next: readonly string[] | null): readonly string[] | null {
  const [previous, setPrevious] = useState(next);
  const isSame =
    previous?.length === next?.length &&
    (next ?? []).every((value, index) => value === previous?.[index]);
  if (isSame && (previous === null) === (next === null)) return previous;
  setPrevious(next);
  return next;
}
