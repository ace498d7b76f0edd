import type { Format } from "#format/format.ts";
import type { CountsMessages } from "#slices/history/counts/messages.ts";
import type { CountMetric, CountPoint } from "#slices/history/counts/points.ts";

/** A figure for a column that names its unit; a dash without an answer. */
function metricNumber(metric: CountMetric, value: number | null, format: Format): string {
  return metric === "share" ? format.share(value) : format.rate(value);
}

/** A figure with its unit. */
export function metricText(
  metric: CountMetric,
  value: number | null,
  { format, t }: { format: Format; t: CountsMessages },
): string {
  const text = metricNumber(metric, value, format);
  return value === null ? text : t.value[metric](text);
}

/** The lines behind a counting's figure. */
export function linesBehind(
  metric: CountMetric,
  { counting }: CountPoint,
  { format, t }: { format: Format; t: CountsMessages },
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
