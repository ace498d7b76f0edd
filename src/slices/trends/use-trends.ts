import { useEffect, useMemo, useState } from "react";
import type { ListFilter } from "#api/countings/countings-page.ts";
import type { LoadedCountings } from "#hooks/countings/loaded-countings.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useListAge } from "#hooks/countings/use-list-age.ts";
import { listFilterOf } from "#search-params/list-filter.ts";
import { dateAt } from "#search-params/moment.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat } from "#ui/locale.tsx";
import { monthOf, type Period, periodOf } from "./period.ts";
import { type TrendChange, trendChange, worsening } from "./trend-change.ts";
import {
  byStart,
  type TrendMetric,
  type TrendPoint,
  type TrendSeries,
  trendPoint,
  trendSeries,
} from "./trends.ts";
import { type TrendsSearch, toApiFilter } from "./trends-search.ts";

const noPages: LoadedCountings["pages"] = [];
const noPoints: readonly TrendPoint[] = [];

export interface Trends {
  /** By start, oldest first. */
  readonly points: readonly TrendPoint[];
  /** By how much worse this month is. */
  readonly series: readonly TrendSeries[];
  readonly period: Period;
  /** Start of this month, in milliseconds since 1970. */
  readonly month: number;
  /** How this month compares with the earlier ones. */
  readonly changes: ReadonlyMap<TrendSeries, TrendChange>;
}

/** Loads every counting of the period, page by page, and keeps their figures fresh. */
export function useTrends({ warehouse, from, to, metric }: TrendsSearch) {
  const { timeZone } = useFormat();
  const [openedAt] = useState(gatewayNow);
  const filter = useMemo(
    () => listFilterOf(toApiFilter({ warehouse, from, to }, timeZone, openedAt), timeZone),
    [warehouse, from, to, timeZone, openedAt],
  );
  const list = useCountings(filter);
  const { loaded, loadAll, loadMore } = list;
  const startedFor = useOnFirstPage(filter, loaded, loadAll);
  const age = useListAge(loaded?.pages ?? noPages);
  const countings = loaded?.countings;
  const points = useMemo(() => countings?.map(trendPoint).sort(byStart) ?? noPoints, [countings]);
  const series = useMemo(() => trendSeries(points), [points]);
  const today = dateAt(age.clock ?? openedAt, timeZone);
  const trends = useMemo<Trends>(() => {
    const month = monthOf(today, timeZone);
    const isThisMonth = (instant: number) => month.from <= instant && instant < month.end;
    const changes = new Map(series.map((one) => [one, trendChange(one, metric, isThisMonth)]));
    return {
      points,
      series: worstFirst(series, changes, metric),
      month: month.from,
      period: periodOf(filter, { points, today, zone: timeZone }),
      changes,
    };
  }, [points, series, filter, today, timeZone, metric]);
  return {
    ...list,
    ...age,
    trends,
    /** Defines today, fixed while the page is open. Milliseconds since 1970. */
    openedAt,
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

/** The warehouses by how much worse they got this month; those that are not judged last, in their order. */
function worstFirst(
  series: readonly TrendSeries[],
  changes: ReadonlyMap<TrendSeries, TrendChange>,
  metric: TrendMetric,
): readonly TrendSeries[] {
  const rank = (one: TrendSeries) => {
    const change = changes.get(one);
    return (change && worsening(change, metric)) ?? Number.NEGATIVE_INFINITY;
  };
  return series.toSorted((one, other) => {
    const [here, there] = [rank(one), rank(other)];
    return here === there ? 0 : there - here;
  });
}
