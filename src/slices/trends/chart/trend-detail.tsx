import type { TrendMetric } from "#slices/trends/trends.ts";
import { words } from "#slices/trends/words.ts";
import { useFormat, useWords } from "#ui/locale.tsx";
import styles from "./trend-chart.module.css";
import type { PositionedPoint } from "./trend-points.ts";
import { linesBehind, trendText } from "./trend-text.ts";

/** Tooltip of a mark: its figure, the lines behind it, and when the counting started. */
export function TrendDetail({
  rendered: { x, y, point },
  metric,
  isLate,
  now,
}: {
  rendered: PositionedPoint;
  metric: TrendMetric;
  /** Whether it is in the right half of the chart. */
  isLate: boolean;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useWords(words);
  const format = useFormat();
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
