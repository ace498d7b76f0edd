import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { type CountingsPage, getCountingsPage, type ListFilter } from "./countings-page.ts";
import { mustStartOver } from "./countings-restart.ts";
import { joinPages } from "./join-pages.ts";
import { nextPoll, nextTry, refreshPeriod } from "./polling.ts";
import { pollSeconds } from "./settings-query.ts";

/** A list that cannot go on is not left standing for longer, however seldom figures are asked. Milliseconds. */
const startsOverWithin = 15_000;

/** Whether a page of the list can change from second to second. */
export function isActivePage(page: Pick<CountingsPage, "items">): boolean {
  return page.items.some((counting) => counting.active);
}

/** One page of the list, kept fresh by itself: often when it holds an active counting, else seldom. */
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
      getCountingsPage(filter, cursor, signal, client.getQueryData(queryKey)),
    staleTime: ({ state }) => period(state.data),
    refetchInterval: ({ state }) =>
      state.error
        ? nextTry(state.error, period(state.data))
        : nextPoll(period(state.data), state.data?.transferTime ?? 0, state.dataUpdatedAt),
  });
}

/**
 * Which pages of the list are loaded. Their figures are kept fresh by `countingsPageQuery`, page by page,
 * so that a long list costs one request per page that moves. It is asked again itself only while nothing
 * could be loaded, when a new counting has pushed others over the edge of their page, and when a position
 * in it is not accepted any more.
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
      if (!data) return error ? nextTry(error, period) : false;
      const pages = data.pageParams.map((cursor) =>
        client.getQueryState(countingsPageQuery(client, filter, cursor).queryKey),
      );
      const errors = pages.map((page) => page?.error);
      if (mustStartOver(error, errors)) return Math.min(period, startsOverWithin);
      const fresh = pages.map((page) => page?.data);
      return joinPages(data.pages, fresh).shifted ? period : false;
    },
  });
}

/** A list that leads back to a place it has been at, or to a page without anything new, has ended. */
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
