import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { finishedPeriod, pollInterval, refreshPeriod, retryInterval } from "#api/polling.ts";
import { pollSeconds } from "#api/settings-query.ts";
import type { Counting } from "#contract/counting.ts";
import { type CountingsPage, getCountingsPage, type ListFilter } from "./countings-page.ts";
import { joinPages } from "./join-pages.ts";
import { mustStartOver } from "./restart.ts";

/** Maximum wait before a list that cannot continue starts over, even with rare polling. Milliseconds. */
const maxRestartDelay = 15_000;

/** Whether a page contains an active counting, so that it can change from second to second. */
export function isActivePage(page: Pick<CountingsPage, "items">): boolean {
  return page.items.some((counting) => counting.active);
}

/** One page of the list, which refreshes itself: often with an active counting, otherwise rarely. */
export function countingsPageQuery(client: QueryClient, filter: ListFilter, cursor: string | null) {
  const period = (page: CountingsPage | undefined) =>
    refreshPeriod(
      page === undefined || isActivePage(page),
      pollSeconds(client),
      page?.transferTime ?? 0,
    );
  const queryKey = ["countings-page", filter, cursor] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      getCountingsPage(filter, cursor, { signal, previous: client.getQueryData(queryKey) }),
    // Without an observer it is still there when it is due, and only revalidated.
    gcTime: 2 * finishedPeriod,
    staleTime: ({ state }) => period(state.data),
    refetchInterval: ({ state }) =>
      state.error
        ? retryInterval(state.error, period(state.data))
        : pollInterval(period(state.data), state.data?.transferTime ?? 0, state.dataUpdatedAt),
  });
}

/**
 * The loaded pages of the list. `countingsPageQuery` refreshes their figures page by page, so a long list costs
 * one request per page that changes. This query itself refetches only while nothing could be loaded, when a new
 * counting has pushed others over the edge of their page, and when a cursor is no longer accepted.
 */
export function countingsQuery(client: QueryClient, filter: ListFilter) {
  return infiniteQueryOptions<
    CountingsPage,
    Error,
    InfiniteData<CountingsPage, string | null>,
    QueryKey,
    string | null
  >({
    queryKey: ["countings", filter],
    queryFn: ({ pageParam }) =>
      client.fetchQuery({ ...countingsPageQuery(client, filter, pageParam), staleTime: 0 }),
    initialPageParam: null,
    getNextPageParam: ({ next }, pages, _last, cursors) =>
      isLoop(next, pages, cursors) ? null : next,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state: { data, error } }) => {
      const period = refreshPeriod(true, pollSeconds(client), 0);
      if (!data) return error ? retryInterval(error, period) : false;
      const pages = data.pageParams.map((cursor) =>
        client.getQueryState(countingsPageQuery(client, filter, cursor).queryKey),
      );
      const errors = pages.map((page) => page?.error);
      if (mustStartOver(error, errors)) return Math.min(period, maxRestartDelay);
      const fresh = pages.map((page) => page?.data);
      return joinPages(data.pages, fresh).shifted ? period : false;
    },
  });
}

/** Detects the end of a list by a cursor seen before, or a page with nothing new. */
function isLoop(
  next: string | null,
  pages: readonly CountingsPage[],
  cursors: readonly (string | null)[],
): boolean {
  if (cursors.includes(next)) return true;
  const known = new Set(pages.slice(0, -1).flatMap(({ items }) => items.map(({ id }) => id)));
  const newest = pages.at(-1)?.items ?? [];
  return newest.length > 0 && newest.every(({ id }) => known.has(id));
}

/** The countings of every list that this page has loaded, perhaps several times. */
export function cachedCountings(client: QueryClient): readonly Counting[] {
  return client
    .getQueriesData<CountingsPage>({ queryKey: ["countings-page"] })
    .flatMap(([, page]) => page?.items ?? []);
}
