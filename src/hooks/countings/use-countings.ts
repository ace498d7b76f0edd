import {
  type UseQueryResult,
  useInfiniteQuery,
  useQueries,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { CountingsPage, ListFilter } from "#api/countings/countings-page.ts";
import { countingsPageQuery, countingsQuery } from "#api/countings/countings-queries.ts";
import { refetchPages } from "#api/countings/refetch-pages.ts";
import { visibleError } from "#api/last-error.ts";
import { toLoadFailure } from "#api/load-failure.ts";
import { loadedCountings } from "./loaded-countings.ts";
import { useLoadAll } from "./use-load-all.ts";

/** The list as pages use it. */
export type CountingsList = ReturnType<typeof useCountings>;

/**
 * Loads a list page by page and keeps each page fresh.
 * @param filter a stable object
 * @param isBackground whether further pages load by themselves
 */
export function useCountings(filter: ListFilter, isBackground = false) {
  const client = useQueryClient();
  const list = useInfiniteQuery(countingsQuery(client, filter));
  const { data, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  const cursors = data?.pageParams ?? [];
  const fresh = useQueries({
    queries: cursors.map((cursor) => countingsPageQuery(client, filter, cursor)),
    combine: combinePages,
  });
  const loaded = useMemo(
    () => data && loadedCountings(data.pages, fresh.pages, hasNextPage),
    [data, fresh.pages, hasNextPage],
  );
  const { refetch, fetchNextPage } = list;
  const refresh = useCallback(async () => {
    if (cursors.length === 0) await refetch();
    const keys = cursors.map((cursor) => countingsPageQuery(client, filter, cursor).queryKey);
    await refetchPages(client, keys);
  }, [client, filter, refetch, cursors]);
  const loadMore = useCallback(() => {
    // Requesting a page must not cancel a refresh of all.
    void fetchNextPage({ cancelRefetch: false });
  }, [fetchNextPage]);
  const all = useLoadAll(
    filter,
    {
      pages: cursors.length,
      hasNext: hasNextPage,
      isFetching,
      failed: isFetchNextPageError,
      transferTime: data?.pages.at(-1)?.transferTime ?? 0,
      loadMore,
    },
    isBackground,
  );

  const { errorUpdatedAt } = list;
  const error = visibleError(client, countingsQuery(client, filter).queryKey, list);
  const failedList = useMemo(() => toLoadFailure(error, errorUpdatedAt), [error, errorUpdatedAt]);
  return {
    loaded: loaded ?? null,
    failed: data ? toLoadFailure(fresh.error, fresh.failedAt) : failedList,
    failedMore: isFetchNextPageError ? failedList : null,
    loadingMore: isFetchingNextPage,
    /** Whether another page can be requested now. */
    mayLoadMore: hasNextPage && !isFetching,
    loadMore,
    ...all,
    refresh,
    /** Loads the list again, with entries added since. */
    reload: useCallback(() => void refetch(), [refetch]),
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
