import { useMemo, useState } from "react";
import { monthAt, startOfMonth } from "#slices/history/months.ts";
import type { HistorySearch } from "#slices/history/search.ts";
import { useAllCountings } from "#slices/history/use-all-countings.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat } from "#ui/locale.tsx";
import { warehouseMonths } from "./figures.ts";
import { monthFilter, shownMonth } from "./month-filter.ts";

export type MonthList = ReturnType<typeof useMonth>;

/** Every count of a month and of those before it, and how the warehouses compare. */
export function useMonth({ month: wanted, against }: Pick<HistorySearch, "month" | "against">) {
  const { timeZone } = useFormat();
  const [openedAt] = useState(gatewayNow);
  const thisMonth = monthAt(openedAt, timeZone);
  const month = shownMonth(wanted, thisMonth);
  const filter = useMemo(
    () => monthFilter(month, against, timeZone, thisMonth),
    [month, against, timeZone, thisMonth],
  );
  const list = useAllCountings(filter);
  const countings = list.loaded?.countings;
  const rows = useMemo(
    () => warehouseMonths(countings ?? [], startOfMonth(month, timeZone)),
    [countings, month, timeZone],
  );
  return { ...list, month, thisMonth, openedAt, rows };
}
