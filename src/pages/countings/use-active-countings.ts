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
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { nowOf } from "#transport/freshness.ts";
import { activeCountings, isCovered } from "./active-countings.ts";

const day = 86_400_000;

/** A list without end must end: 5,000 countings that began within the time looked at are more than anyone has. */
const mostPages = 50;

/** Milliseconds until a walk that failed goes on by itself, unless the answer asked for more. */
const failedPeriod = 15_000;

/** The active countings found so far, and where they were looked for. */
export interface ActiveWalk {
  /** Nearest deadline first. */
  readonly active: readonly Counting[];
  /** `beginning`: only the loaded part of the list was looked at; `cut`: the list has no end within reach. */
  readonly state: "beginning" | "walking" | "whole" | "cut" | "failed";
  /** Entries looked at, and entries that there are by the API. */
  readonly walked: number;
  readonly total: number;
  /** Countings that began earlier were not looked at. Milliseconds since 1970; `null` while none were asked for. */
  readonly since: number | null;
  /** Nor those that began at this time or later. Milliseconds since 1970; `null` for no such time. */
  readonly before: number | null;
  /** The pages that are asked for often on account of this walk alone. */
  readonly pages: readonly CountingsPage[];
  /** Goes on where it failed. */
  readonly retry: () => void;
  /** Asks for those pages at once. */
  readonly refresh: () => Promise<void>;
}

/**
 * Finds the active countings, wherever the API lists them: in what is loaded of the list, and by a walk through
 * all countings that began within the days of the settings. The walk begins after the list's first page. Its pages
 * are asked for often only where they hold an active counting that the list does not ask for already.
 * @param filter what the list is asked for; the same object for as long as that is the same
 */
export function useActiveCountings(filter: ListFilter, list: LoadedCountings | null): ActiveWalk {
  const client = useQueryClient();
  const since = useSince(list);
  const walk = useMemo(() => (since === null ? null : withSince(filter, since)), [filter, since]);
  // Whether a page is being asked for is not read: it would draw the list a second time for every page.
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
  const more = hasNextPage && cursors.length < mostPages;
  // After every answer: one that brings nothing is told by its time, and one of the same moment by its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: neither is read
  useEffect(() => {
    if (!more) return;
    const wait = error ? retryInterval(error, failedPeriod) : 0;
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
      const asked = queries.filter(({ queryKey }) => {
        const page = client.getQueryData(queryKey);
        return page && !isCovered(page, listed);
      });
      await Promise.all(
        asked.map(({ queryKey }) => client.refetchQueries({ queryKey, exact: true })),
      );
    },
  };
}

/** Since when countings are looked at: as the list was first loaded, so that the walk stays the same one. */
function useSince(list: LoadedCountings | null): string | null {
  const { activeWithinDays } = useSettings();
  const [first, setFirst] = useState<number | null>(null);
  const freshness = list?.pages[0]?.freshness;
  useEffect(() => {
    if (first !== null || !freshness) return;
    let timer: ReturnType<typeof setTimeout>;
    // The first rows are painted before anything else is asked for.
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
