import {
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { CountingsPage } from "#api/countings-page.ts";
import { countingsPageQuery, countingsQuery } from "#api/countings-queries.ts";
import { joinPages } from "#api/join-pages.ts";
import type { Counting } from "#contract/counting.ts";
import { failedOf } from "#pages/failed.ts";
import { useHeld } from "#pages/use-held.ts";
import { type ListEnd, listEnd } from "./list-end.ts";
import { type ListFault, listFaults } from "./list-faults.ts";

/** The countings loaded so far. */
export interface LoadedCountings {
  readonly countings: readonly Counting[];
  readonly faults: readonly ListFault[];
  /** The newest answer for each page. */
  readonly pages: readonly CountingsPage[];
  /** Entries received, the unreadable ones too. */
  readonly loaded: number;
  /** Entries of the whole list, by the API. */
  readonly total: number;
  readonly end: ListEnd;
}

const filter = {};

/** Loads the list page by page and keeps each page fresh by itself. */
export function useCountings() {
  const client = useQueryClient();
  const list = useInfiniteQuery(countingsQuery(client, filter));
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  const cursors = data?.pageParams ?? [];
  const fresh = useQueries({
    queries: cursors.map((cursor) => countingsPageQuery(client, filter, cursor)),
    combine: combinePages,
  });
  const loaded = useMemo(
    () => data && join(data.pages, fresh.pages, hasNextPage),
    [data, fresh.pages, hasNextPage],
  );
  const { refetch, fetchNextPage } = list;
  const refresh = useCallback(async () => {
    if (cursors.length === 0) await refetch();
    const keys = cursors.map((cursor) => countingsPageQuery(client, filter, cursor).queryKey);
    await Promise.all(keys.map((queryKey) => client.refetchQueries({ queryKey, exact: true })));
  }, [client, refetch, cursors]);

  const { error, errorUpdatedAt } = list;
  const failedList = useMemo(() => failedOf(error, errorUpdatedAt), [error, errorUpdatedAt]);
  // While a first load is tried again there is no error for a moment; what failed stays to be read.
  const failedFirst = useHeld(failedList, data === undefined);
  return {
    loaded: loaded ?? null,
    failed: data ? failedOf(fresh.error, fresh.failedAt) : failedFirst,
    failedMore: isFetchNextPageError ? failedList : null,
    loadingMore: isFetchingNextPage,
    /** Whether another page can be asked for now. */
    mayLoadMore: hasNextPage && !isFetching,
    loadMore: useCallback(() => {
      // Asking for a page in the middle of a refresh of all would call that off.
      void fetchNextPage({ cancelRefetch: false });
    }, [fetchNextPage]),
    refresh,
  };
}

function combinePages(results: readonly UseQueryResult<CountingsPage>[]) {
  const failed = results.find(({ error }) => error !== null);
  return {
    pages: results.map(({ data }) => data),
    error: failed?.error ?? null,
    failedAt: failed?.errorUpdatedAt ?? 0,
  };
}

function join(
  first: readonly CountingsPage[],
  fresh: readonly (CountingsPage | undefined)[],
  hasNext: boolean,
): LoadedCountings {
  const { countings } = joinPages(first, fresh);
  const pages = first.map((page, place) => fresh[place] ?? page);
  const faults = listFaults(pages);
  const loaded = countings.length + faults.length;
  const newest = pages.reduce((one, other) =>
    other.freshness.fetchedAt > one.freshness.fetchedAt ? other : one,
  );
  return {
    countings,
    faults,
    pages,
    loaded,
    total: newest.total,
    end: listEnd(hasNext, loaded, newest.total),
  };
}
