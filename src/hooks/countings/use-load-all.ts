import { useEffect, useState } from "react";
import type { ListFilter } from "#api/countings-page.ts";

/** Limits an endless list: 10,000 countings for one click. */
const maxPages = 100;

/** A list that loads page by page. */
interface PagedList {
  readonly pages: number;
  readonly hasNext: boolean;
  readonly isFetching: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
}

/**
 * Loads page after page until the list ends, a page fails or it is cancelled. A new filter ends it: another list
 * is not loaded to its end on its own.
 */
export function useLoadAll(filter: ListFilter, list: PagedList) {
  const { pages, hasNext, isFetching, failed, loadMore } = list;
  const [request, setRequest] = useState<{ filter: ListFilter; until: number } | null>(null);
  const loading = request?.filter === filter;
  const left = hasNext && !failed && request ? request.until - pages : 0;
  useEffect(() => {
    if (!loading || isFetching) return;
    if (left > 0) loadMore();
    else setRequest(null);
  }, [loading, isFetching, left, loadMore]);
  return {
    loadingAll: loading,
    loadAll: () => setRequest({ filter, until: pages + maxPages }),
    cancelLoadAll: () => setRequest(null),
  };
}
