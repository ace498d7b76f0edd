import type { Format } from "#format/format.ts";
import type { TrendMessages } from "#slices/trends/messages.ts";
import type { TrendMetric, TrendPoint } from "#slices/trends/trends.ts";

/** A figure for a column that names its unit; a dash without an answer. */
export function trendNumber(metric: TrendMetric, value: number | null, format: Format): string {
  return metric === "share" ? format.share(value) : format.rate(value);
}

/** A figure with its unit. */
export function trendText(
  metric: TrendMetric,
  value: number | null,
  { format, t }: { format: Format; t: TrendMessages },
): string {
  const text = trendNumber(metric, value, format);
  return value === null ? text : t.value[metric](text);
}

/** The lines behind a counting's figure. */
export function linesBehind(
  metric: TrendMetric,
  { counting }: TrendPoint,
  { format, t }: { format: Format; t: TrendMessages },
): string {
  const { totalProducts, totalProductsCounted, totalDiscrepancies, totalIncidents } = counting;
  const [total, counted] = [format.number(totalProducts), format.number(totalProductsCounted)];
  switch (metric) {
    case "discrepancies":
      return t.linesBehind.discrepancies(format.number(totalDiscrepancies), counted);
    case "incidents":
      return t.linesBehind.incidents(format.number(totalIncidents), counted);
    case "share":
      return t.linesBehind.share(counted, total);
  }
}
