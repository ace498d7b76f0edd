import { worsening } from "#domain/counting/trend-change.ts";
import type { TrendMetric, TrendSeries } from "#domain/counting/trends.ts";
import type { Trends } from "./use-trends.ts";

/** The warehouses by how much worse they got this month; those that are not judged last, by name. */
export function worstFirst(
  { series, changes }: Pick<Trends, "series" | "changes">,
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
