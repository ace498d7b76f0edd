import { useMemo } from "react";
import { ruleOf } from "#domain/warehouse-rule.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { discrepancyLimit } from "./discrepancy-limit.ts";
import type { CountMetric, CountSeries } from "./points.ts";

/** A limit for a figure, and the target that it follows from. */
export interface TargetLimit {
  /** Discrepancies per 100 lines counted. */
  readonly limit: number;
  /** In percent. */
  readonly accuracy: number;
}

/** The targets of warehouses for a figure; only discrepancies have some, which follow from those for accuracy. */
export function useTargetLimits(
  series: readonly CountSeries[],
  metric: CountMetric,
): ReadonlyMap<CountSeries, TargetLimit> {
  const { targets } = useSettings();
  return useMemo(() => {
    if (metric !== "discrepancies") return new Map();
    const known = series.flatMap((one): [CountSeries, TargetLimit][] => {
      const percents = ruleOf(targets, one.warehouse.code)?.percents;
      const limit = discrepancyLimit(percents);
      return limit === null ? [] : [[one, { limit, accuracy: 100 - limit }]];
    });
    return new Map(known);
  }, [series, metric, targets]);
}
