import type { TrendMetric } from "#domain/counting/trends.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./trend-chart.module.css";
import type { PositionedPoint } from "./trend-points.ts";
import { linesBehind, trendText } from "./trend-text.ts";

/** Tooltip of a mark: its figure, the lines behind it, and when the counting started. */
export function TrendDetail({
  rendered: { x, y, point },
  metric,
  period: { from, to, now },
}: {
  rendered: PositionedPoint;
  metric: TrendMetric;
  /** Milliseconds since 1970. */
  period: { readonly from: number; readonly to: number; readonly now: number };
}) {
  const t = useMessages("all").trends;
  const format = useFormat();
  const isLate = point.startedAt - from > to - point.startedAt;
  return (
    <div
      className={styles.detail}
      data-side={isLate ? "left" : "right"}
      style={{ left: x, top: y }}
      // The mark's accessible name says the same.
      aria-hidden="true"
    >
      <b>{trendText(metric, point.value, { format, t })}</b>
      <span>{linesBehind(metric, point, { format, t })}</span>
      <span>
        {format.day(point.startedAt, now)} {format.time(point.startedAt)}
        {point.running && `, ${t.stillRunning.toLocaleLowerCase(format.locale)}`}
      </span>
    </div>
  );
}
