import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import {
  type ActiveCountings,
  activeCountingsQuery,
  slowestTransfer,
} from "#api/countings/active-countings.ts";
import type { CountingsPage, ListFilter } from "#api/countings/countings-page.ts";
import { pollInterval, refreshPeriod, retryInterval } from "#api/polling.ts";
import type { Counting } from "#contract/counting.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { Freshness } from "#transport/freshness.ts";

/** Milliseconds before a failed search is retried, unless the answer asks for more. */
const retryMs = 15_000;

/** The active countings found so far, and where they were searched for. */
export interface ActiveWalk {
  /** Nearest deadline first. */
  readonly active: readonly Counting[];
  readonly state: WalkState;
  /** Entries searched, and entries of the list by the API. */
  readonly walked: number;
  readonly total: number;
  /** Countings that started earlier were not searched. Milliseconds since 1970; `null` before the search. */
  readonly since: number | null;
  /** Countings that started at this time or later were not searched. Milliseconds since 1970; `null` without an end. */
  readonly before: number | null;
  /** Pages that are polled only for this search. */
  readonly pages: readonly CountingsPage[];
  /** Continues after a failure. */
  readonly retry: () => void;
  /** Polls those pages at once. */
  readonly refresh: () => Promise<void>;
}

/**
 * Finds all active countings: in the loaded part of the list, and by a walk through all countings that started
 * within the days of the settings. The walk begins after the list's first page. Of its pages, only those with an
 * active counting that the list does not poll are polled.
 * @param filter of the list; a stable object
 */
export function useActiveCountings(filter: ListFilter, list: LoadedCountings | null): ActiveWalk {
  const client = useQueryClient();
  const { activeWithinDays, pollSeconds } = useSettings();
  const clock = useClockAfterPaint(list);
  const listed = useMemo(() => idsOf(list?.pages ?? []), [list?.pages]);
  const isAlone = useCallback((page: CountingsPage) => !isCovered(page, listed), [listed]);
  const { data, error, refetch } = useQuery({
    ...activeCountingsQuery(client, { filter, days: activeWithinDays, clock, isDue: isAlone }),
    staleTime: ({ state: { data: found } }) => (found?.end ? periodOf(found) : 0),
    refetchInterval: ({ state: { data: found, error: failed, dataUpdatedAt } }) => {
      if (!found?.end) return failed ? retryInterval(failed, retryMs) : false;
      const period = periodOf(found);
      if (failed) return retryInterval(failed, period);
      return pollInterval(period, slowestTransfer(found.pages), dataUpdatedAt);
    },
  });
  function periodOf(found: ActiveCountings): number {
    const alone = found.pages.filter(isAlone);
    return refreshPeriod(alone.length > 0, pollSeconds, slowestTransfer(alone));
  }
  const active = useMemo(
    () => activeCountings([...(list?.pages ?? []), ...(data?.pages ?? [])]),
    [list?.pages, data?.pages],
  );
  const alone = useMemo(() => (data?.pages ?? []).filter(isAlone), [data?.pages, isAlone]);
  const state = walkState(data, error);
  return {
    active,
    state,
    walked: data?.checked ?? 0,
    total: data?.total ?? 0,
    since: data ? Date.parse(data.since) : null,
    before: filter.startedBefore ? Date.parse(filter.startedBefore) : null,
    pages: alone,
    retry: useCallback(() => void refetch(), [refetch]),
    refresh: async () => {
      // A search in progress requests its pages anyway.
      if (state === "whole" || state === "cut") await refetch();
    },
  };
}

/** The gateway's time, once the list's first rows are painted: nothing else is requested before. */
function useClockAfterPaint(list: LoadedCountings | null): Freshness | null {
  const [clock, setClock] = useState<Freshness | null>(null);
  const freshness = list?.pages[0]?.freshness;
  useEffect(() => {
    if (clock || !freshness) return;
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setClock(freshness));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [clock, freshness]);
  return clock;
}

function idsOf(pages: readonly CountingsPage[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
}

type Answer = Pick<CountingsPage, "items"> & {
  readonly freshness: Pick<CountingsPage["freshness"], "fetchedAt">;
};

/** The active countings of several answers, nearest deadline first. When answers overlap, the newest one counts. */
export function activeCountings(answers: readonly Answer[]): readonly Counting[] {
  const newest = new Map<string, { counting: Counting; fetchedAt: number }>();
  for (const { items, freshness } of answers) {
    for (const counting of items) {
      const known = newest.get(counting.id);
      if (known && known.fetchedAt >= freshness.fetchedAt) continue;
      newest.set(counting.id, { counting, fetchedAt: freshness.fetchedAt });
    }
  }
  return [...newest.values()]
    .map(({ counting }) => counting)
    .filter(({ active }) => active)
    .sort((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
}

/** Whether every active counting of a page is already polled elsewhere. */
export function isCovered(page: Pick<CountingsPage, "items">, known: ReadonlySet<string>): boolean {
  return page.items.every(({ active, id }) => !active || known.has(id));
}

/** `beginning`: only the loaded part of the list was searched; `cut`: the list did not end within the limit. */
type WalkState = "beginning" | "walking" | "whole" | "cut" | "failed";

/**
 * State of the search; a failed poll leaves a finished search finished.
 * @param error of the last attempt
 */
export function walkState(
  found: Pick<ActiveCountings, "end"> | undefined,
  error: Error | null,
): WalkState {
  if (found?.end) return found.end === "list" ? "whole" : "cut";
  if (error) return "failed";
  return found ? "walking" : "beginning";
}
