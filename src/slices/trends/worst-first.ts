import { type TrendChange, worsening } from "./trend-change.ts";
import type { TrendMetric, TrendSeries } from "./trends.ts";

/** The warehouses by how much worse they got this month; those that are not judged last, in their order. */
export function worstFirst(
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
