import { useMemo } from "react";
import { ruleOf } from "#domain/warehouse-rule.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { discrepancyLimit } from "./discrepancy-limit.ts";
import type { TrendMetric, TrendSeries } from "./trends.ts";

/** A limit for a figure, and the target that it follows from. */
export interface TrendTarget {
  /** Discrepancies per 100 lines counted. */
  readonly limit: number;
  /** In percent. */
  readonly accuracy: number;
}

/** The targets of warehouses for a figure; only discrepancies have some, which follow from those for accuracy. */
export function useTrendTargets(
  series: readonly TrendSeries[],
  metric: TrendMetric,
): ReadonlyMap<TrendSeries, TrendTarget> {
  const { targets } = useSettings();
  return useMemo(() => {
    if (metric !== "discrepancies") return new Map();
    const known = series.flatMap((one): [TrendSeries, TrendTarget][] => {
      const percents = ruleOf(targets, one.warehouse.code)?.percents;
      const limit = discrepancyLimit(percents);
      return limit === null ? [] : [[one, { limit, accuracy: 100 - limit }]];
    });
    return new Map(known);
  }, [series, metric, targets]);
}
