import { useMemo, useState } from "react";
import type { Counting } from "#contract/counting.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useWorkCalendar } from "#hooks/use-work-calendar.ts";
import { canFilterBy, type Narrowing, narrowed, statusCounts } from "./filter-countings.ts";

/** Before anything is loaded nothing is judged. */
const noTime = 0;
const none: readonly Counting[] = [];

/**
 * What is loaded, the active countings that were found elsewhere too, narrowed to what the address asks for.
 * @param at milliseconds since 1970: the time that statuses are judged by; `null` before it is known
 */
export function useNarrowed(
  loaded: LoadedCountings | null,
  active: readonly Counting[],
  { statuses, q }: Narrowing,
  at: number | null,
) {
  const calendarOf = useWorkCalendar();
  const all = useMemo(() => withActive(loaded?.countings ?? none, active), [loaded, active]);
  const isNarrowed = canFilterBy({ statuses, q });
  const judgement = useMemo(() => ({ at: at ?? noTime, calendarOf }), [at, calendarOf]);
  const counts = useMemo(() => statusCounts(all, judgement), [all, judgement]);
  const found = useMemo(
    () => (isNarrowed ? narrowed(all, { statuses, q }, judgement).map(({ id }) => id) : null),
    [isNarrowed, all, statuses, q, judgement],
  );
  const ids = useSteady(found);
  const narrow = useMemo(() => {
    if (!ids) return null;
    const wanted = new Set(ids);
    return (countings: readonly Counting[]) => countings.filter(({ id }) => wanted.has(id));
  }, [ids]);
  return {
    /** Leaves the countings that are shown; the same function for as long as it leaves the same. `null` leaves all. */
    narrow,
    /** Countings that are shown. */
    visibleCount: ids ? ids.length : all.length,
    counts: loaded && counts,
  };
}

function withActive(listed: readonly Counting[], active: readonly Counting[]): readonly Counting[] {
  const known = new Set(listed.map(({ id }) => id));
  const elsewhere = active.filter(({ id }) => !known.has(id));
  return elsewhere.length === 0 ? listed : [...elsewhere, ...listed];
}

/** The same array for as long as it says the same: the clock moves every second, what it changes seldom does. */
function useSteady(next: readonly string[] | null): readonly string[] | null {
  const [previous, setHeld] = useState(next);
  const isSame =
    previous?.length === next?.length &&
    (next ?? []).every((value, index) => value === previous?.[index]);
  if (isSame && (previous === null) === (next === null)) return previous;
  setHeld(next);
  return next;
}
