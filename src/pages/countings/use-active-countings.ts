import {
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { CountingsPage, ListFilter } from "#api/countings-page.ts";
import { countingsPageQuery, countingsQuery } from "#api/countings-queries.ts";
import { finishedPeriod, retryInterval } from "#api/polling.ts";
import type { Counting } from "#contract/counting.ts";
import { day } from "#domain/time/units.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { nowOf } from "#transport/freshness.ts";
import { activeCountings, isCovered } from "./active-countings.ts";

/** Limits an endless list: 5,000 countings are more than any period has. */
const maxPages = 50;

/** Milliseconds before a failed walk is retried, unless the answer asks for more. */
const retryMs = 15_000;

/** The active countings found so far, and where they were searched for. */
export interface ActiveWalk {
  /** Nearest deadline first. */
  readonly active: readonly Counting[];
  /** `beginning`: only the loaded part of the list was searched; `cut`: the list did not end within the limit. */
  readonly state: "beginning" | "walking" | "whole" | "cut" | "failed";
  /** Entries searched, and entries of the list by the API. */
  readonly walked: number;
  readonly total: number;
  /** Countings that started earlier were not searched. Milliseconds since 1970; `null` before the walk. */
  readonly since: number | null;
  /** Countings that started at this time or later were not searched. Milliseconds since 1970; `null` without an end. */
  readonly before: number | null;
  /** Pages that are polled only for this walk. */
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
  const since = useSince(list);
  const walk = useMemo(() => (since === null ? null : withSince(filter, since)), [filter, since]);
  // `isFetching` is not read: it would render the list twice per page.
  const { data, dataUpdatedAt, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...countingsQuery(client, walk ?? filter),
    queryKey: ["active-countings", walk],
    enabled: walk !== null,
  });
  const cursors = data?.pageParams ?? [];
  const listed = useMemo(() => idsOf(list?.pages ?? []), [list?.pages]);
  const fresh = useQueries({
    queries: cursors.map((cursor) => pageQuery(cursor)),
    combine: combinePages,
  });
  function pageQuery(cursor: string | null) {
    const query = countingsPageQuery(client, walk ?? filter, cursor);
    const page = client.getQueryData(query.queryKey);
    if (!page || !isCovered(page, listed)) return query;
    return { ...query, staleTime: finishedPeriod, refetchInterval: finishedPeriod };
  }
  const more = hasNextPage && cursors.length < maxPages;
  // After every answer: an unchanged one has another time, and one at the same moment is another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read
  useEffect(() => {
    if (!more) return;
    const wait = error ? retryInterval(error, retryMs) : 0;
    if (wait === false) return;
    const timer = setTimeout(() => void fetchNextPage({ cancelRefetch: false }), wait);
    return () => clearTimeout(timer);
  }, [more, data, dataUpdatedAt, error, fetchNextPage]);
  const active = useMemo(
    () => activeCountings([...(list?.pages ?? []), ...fresh, ...(data?.pages ?? [])]),
    [list?.pages, fresh, data?.pages],
  );
  const pages = data?.pages ?? [];
  const alone = useMemo(() => fresh.filter((page) => !isCovered(page, listed)), [fresh, listed]);
  return {
    active,
    state: stateOf(data !== undefined, error, more, hasNextPage),
    walked: pages.reduce((sum, { items, faults }) => sum + items.length + faults.length, 0),
    total: pages.at(-1)?.total ?? 0,
    since: walk?.startedAfter ? Date.parse(walk.startedAfter) : null,
    before: walk?.startedBefore ? Date.parse(walk.startedBefore) : null,
    pages: alone,
    retry: useCallback(() => void fetchNextPage(), [fetchNextPage]),
    refresh: async () => {
      const queries = cursors.map((cursor) => countingsPageQuery(client, walk ?? filter, cursor));
      const polled = queries.filter(({ queryKey }) => {
        const page = client.getQueryData(queryKey);
        return page && !isCovered(page, listed);
      });
      await Promise.all(
        polled.map(({ queryKey }) => client.refetchQueries({ queryKey, exact: true })),
      );
    },
  };
}

/** Start of the search, fixed when the list is first loaded, so that the walk stays the same. */
function useSince(list: LoadedCountings | null): string | null {
  const { activeWithinDays } = useSettings();
  const [first, setFirst] = useState<number | null>(null);
  const freshness = list?.pages[0]?.freshness;
  useEffect(() => {
    if (first !== null || !freshness) return;
    let timer: ReturnType<typeof setTimeout>;
    // The first rows are painted before anything else is requested.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setFirst(nowOf(freshness)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [first, freshness]);
  if (first === null) return null;
  return new Date(Math.floor(first / day - activeWithinDays) * day).toISOString();
}

function withSince(filter: ListFilter, since: string): ListFilter & { startedAfter: string } {
  const { startedAfter } = filter;
  return { ...filter, startedAfter: startedAfter && startedAfter > since ? startedAfter : since };
}

function idsOf(pages: readonly CountingsPage[]): ReadonlySet<string> {
  return new Set(pages.flatMap(({ items }) => items.map(({ id }) => id)));
}

function combinePages(results: readonly UseQueryResult<CountingsPage>[]): readonly CountingsPage[] {
  return results.flatMap(({ data }) => data ?? []);
}

function stateOf(
  begun: boolean,
  error: Error | null,
  more: boolean,
  hasNext: boolean,
): ActiveWalk["state"] {
  if (error) return "failed";
  if (!begun) return "beginning";
  if (more) return "walking";
  return hasNext ? "cut" : "whole";
}
