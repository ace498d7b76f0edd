import { useMemo } from "react";
import { useSettings } from "#hooks/use-settings.ts";
import { listFilterOf } from "#search-params/list-filter.ts";
import { dateAt, startOfDay } from "#search-params/moment.ts";
import type { MonthList } from "#slices/history/month/use-month.ts";
import { startOfMonth } from "#slices/history/months.ts";
import type { HistorySearch } from "#slices/history/search.ts";
import { type AllCountings, useAllCountings } from "#slices/history/use-all-countings.ts";
import { useFormat } from "#ui/locale.tsx";
import { comparedPeriod, type Period, shownPeriod } from "./period.ts";
import { byStart, type CountPoint, type CountSeries, countPoint, countSeries } from "./points.ts";

export interface Counts {
  /** By start, oldest first. */
  readonly points: readonly CountPoint[];
  /** In the order of the table of warehouses; those that it lacks last, by name. */
  readonly series: readonly CountSeries[];
  /** Start of the month that is compared, in milliseconds since 1970. */
  readonly month: number;
  /** Start of today, for naming days; stable all day. Milliseconds since 1970. */
  readonly now: number;
}

/** The period of the single counts as the address has it, and that of the compared months. */
export function useShownPeriod(search: HistorySearch, months: MonthList) {
  const { timeZone } = useFormat();
  const { from, to, against } = search;
  const { month, thisMonth } = months;
  return useMemo(() => {
    const compared = comparedPeriod(month, against, thisMonth);
    return { compared, period: shownPeriod({ from, to }, compared, timeZone) };
  }, [from, to, against, month, thisMonth, timeZone]);
}

/** Every count of a period, of a warehouse if the address names one. */
export function usePeriodCountings({ from, to }: Period, warehouse: string): AllCountings {
  const { timeZone } = useFormat();
  const filter = useMemo(
    () => listFilterOf({ warehouse, from, to }, timeZone),
    [warehouse, from, to, timeZone],
  );
  return useAllCountings(filter);
}

/**
 * The counts of a list by warehouse.
 * @param warehouse its identifier; "" for all
 */
export function useCounts(
  { loaded, clock }: Pick<AllCountings, "loaded" | "clock">,
  warehouse: string,
  { month, rows, openedAt }: MonthList,
): Counts {
  const { timeZone } = useFormat();
  const { warehouseBy } = useSettings();
  const countings = loaded?.countings;
  const points = useMemo(
    () =>
      (countings ?? [])
        .filter((one) => warehouse === "" || String(one.warehouse[warehouseBy]) === warehouse)
        .map(countPoint)
        .sort(byStart),
    [countings, warehouse, warehouseBy],
  );
  const today = dateAt(clock ?? openedAt, timeZone);
  return useMemo(() => {
    const order = new Map(rows.map((row, index) => [row.warehouse.id, index]));
    const rank = ({ warehouse: { id } }: CountSeries) => order.get(id) ?? rows.length;
    return {
      points,
      series: countSeries(points).toSorted((one, other) => rank(one) - rank(other)),
      month: startOfMonth(month, timeZone),
      now: startOfDay(today, timeZone),
    };
  }, [points, rows, month, today, timeZone]);
}
