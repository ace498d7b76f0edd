import { useEffect, useState, useSyncExternalStore } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";
import { pageSize } from "#contract/parameters.ts";
import { savesData } from "#hooks/saves-data.ts";

/** Pages that load by themselves: the newest 2,000 countings. */
const backgroundPages = 2000 / pageSize.max;

/** Limits an endless list: 10,000 countings per click. */
const maxPages = 100;

/** Minimum pause between pages that load by themselves, in milliseconds. */
const minPause = 500;

/** A list that loads page by page. */
interface PagedList {
  readonly pages: number;
  readonly hasNext: boolean;
  readonly isFetching: boolean;
  readonly failed: boolean;
  /** Of the newest page, in milliseconds. */
  readonly transferTime: number;
  readonly loadMore: () => void;
}

/**
 * Loads page after page until the list ends, a page fails or it is cancelled: all on request, or the newest ones in the
 * background. The background waits while the page is hidden, and leaves the API half of the time at least; it does not
 * begin for viewers who save data.
 */
export function useLoadAll(filter: ListFilter, list: PagedList, isBackground: boolean) {
  const { pages, hasNext, isFetching, failed, transferTime, loadMore } = list;
  // Another list begins again: no request of this one is for it.
  const [request, setRequest] = useState<{ filter: ListFilter; until: number } | null>(null);
  const requested = request?.filter === filter ? request.until : null;
  const until = requested ?? (isBackground && !savesData() ? backgroundPages : 0);
  const mayLoad = pages > 0 && hasNext && !failed;
  const isVisible = useSyncExternalStore(onVisibility, isPageVisible);
  const pause = requested === null ? Math.max(minPause, transferTime) : 0;
  const isPaused = isFetching || (requested === null && !isVisible);
  useEffect(() => {
    // Depends on the number of pages, since a page may arrive before its request has rendered.
    if (!mayLoad || pages >= until || isPaused) return;
    const timer = setTimeout(loadMore, pause);
    return () => clearTimeout(timer);
  }, [mayLoad, pages, until, isPaused, pause, loadMore]);
  return {
    loadingAll: mayLoad && pages < until,
    /** Whether the newest countings are loaded that load by themselves, and more exist. */
    isNewest: isBackground && hasNext && pages >= backgroundPages,
    loadAll: () => setRequest({ filter, until: pages + maxPages }),
    cancelLoadAll: () => setRequest({ filter, until: 0 }),
  };
}

function onVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function isPageVisible(): boolean {
  return document.visibilityState === "visible";
}
