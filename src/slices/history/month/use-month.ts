import { useEffect, useMemo, useState } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useListAge } from "#hooks/countings/use-list-age.ts";
import { monthAt, startOfMonth } from "#slices/history/months.ts";
import type { HistorySearch } from "#slices/history/search.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat } from "#ui/locale.tsx";
import { warehouseMonths } from "./figures.ts";
import { monthFilter, shownMonth } from "./month-filter.ts";

const noPages: LoadedCountings["pages"] = [];

/** Loads every count of a month and of those before it, page by page, and keeps their figures fresh. */
export function useMonth({ month: wanted, against }: Pick<HistorySearch, "month" | "against">) {
  const { timeZone } = useFormat();
  const [openedAt] = useState(gatewayNow);
  const thisMonth = monthAt(openedAt, timeZone);
  const month = shownMonth(wanted, thisMonth);
  const filter = useMemo(
    () => monthFilter(month, against, timeZone, thisMonth),
    [month, against, timeZone, thisMonth],
  );
  const list = useCountings(filter);
  const { loaded, loadAll, loadMore } = list;
  const startedFor = useOnFirstPage(filter, loaded, loadAll);
  const age = useListAge(loaded?.pages ?? noPages);
  const countings = loaded?.countings;
  const rows = useMemo(
    () => warehouseMonths(countings ?? [], startOfMonth(month, timeZone)),
    [countings, month, timeZone],
  );
  return {
    ...list,
    ...age,
    month,
    thisMonth,
    openedAt,
    rows,
    loadingAll: list.loadingAll || (loaded?.end === "more" && !startedFor),
    /** Continues after loading failed. */
    loadRest: () => {
      // A failed page stops the loading until it is retried.
      if (list.failedMore) loadMore();
      loadAll();
    },
  };
}

/** Loads the rest of a list once its first page has arrived; returns whether it has started. */
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
