import { useEffect, useState } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useListAge } from "#hooks/countings/use-list-age.ts";

const noPages: LoadedCountings["pages"] = [];

export type AllCountings = ReturnType<typeof useAllCountings>;

/**
 * Loads every counting that matches, page by page, and keeps their figures fresh.
 * @param filter a stable object
 */
export function useAllCountings(filter: ListFilter) {
  const list = useCountings(filter);
  const { loaded, loadAll, loadMore } = list;
  const startedFor = useOnFirstPage(filter, loaded, loadAll);
  return {
    ...list,
    ...useListAge(loaded?.pages ?? noPages),
    loadingAll: list.loadingAll || (loaded?.end === "more" && !startedFor),
    /** Continues after loading was cancelled or failed. */
    loadRest: () => {
      // A failed page stops the loading until it is retried.
      if (list.failedMore) loadMore();
      loadAll();
    },
  };
}

/**
 * Loads the rest of a list once its first page has arrived, unless cancelled.
 * @returns whether it has started
 */
function useOnFirstPage(
  filter: ListFilter,
  loaded: LoadedCountings | null,
  loadAll: () => void,
): boolean {
  const [startedFor, setStartedFor] = useState<ListFilter | null>(null);
  useEffect(() => {
    if (!loaded || startedFor === filter) return;
    setStartedFor(filter);
    if (loaded.end === "more") loadAll();
  }, [startedFor, filter, loaded, loadAll]);
  return startedFor === filter;
}
