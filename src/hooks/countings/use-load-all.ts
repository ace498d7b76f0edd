import { useEffect, useState } from "react";
import type { ListFilter } from "#api/countings-page.ts";

/** Pages of one loading of all: a list without end must end, and 10,000 countings may be asked for at once. */
const mostPages = 100;

/** A list that can be loaded page by page. */
interface PagedList {
  readonly pages: number;
  readonly hasNext: boolean;
  readonly isFetching: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
}

/**
 * Loads page after page until the list ends, a page fails or a person calls it off. It ends with its filter:
 * another list is not loaded to its end because the last one was.
 */
export function useLoadAll(filter: ListFilter, list: PagedList) {
  const { pages, hasNext, isFetching, failed, loadMore } = list;
  const [wanted, setWanted] = useState<{ filter: ListFilter; until: number } | null>(null);
  const loading = wanted?.filter === filter;
  const left = hasNext && !failed && wanted ? wanted.until - pages : 0;
  useEffect(() => {
    if (!loading || isFetching) return;
    if (left > 0) loadMore();
    else setWanted(null);
  }, [loading, isFetching, left, loadMore]);
  return {
    loadingAll: loading,
    loadAll: () => setWanted({ filter, until: pages + mostPages }),
    cancelLoadAll: () => setWanted(null),
  };
}
