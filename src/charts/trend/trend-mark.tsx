import type { ComponentType, ReactNode } from "react";
import type { TrendMetric } from "#domain/counting/trends.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./trend-chart.module.css";
import type { DrawnPoint } from "./trend-points.ts";
import { linesBehind, trendText } from "./trend-text.ts";

/** Draws a link to a counting around a mark. */
export type CountingLink = ComponentType<{
  id: string;
  className: string | undefined;
  "aria-label": string;
  tabIndex: number;
  onFocus: () => void;
  onBlur: () => void;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  children: ReactNode;
}>;

/** A counting's mark in its chart: filled when it is finished, hollow while it runs. */
export function TrendMark({
  rendered,
  metric,
  link: Link,
  isStop,
  now,
  onFocus,
  onOpen,
}: {
  rendered: DrawnPoint;
  metric: TrendMetric;
  link: CountingLink;
  /** The one of the chart's marks that the Tab key stops at. */
  isStop: boolean;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
  onFocus: () => void;
  /** Hears which mark is pointed at or has the focus, and `null` when none has. */
  onOpen: (rendered: DrawnPoint | null) => void;
}) {
  const t = useMessages("all").trends;
  const format = useFormat();
  const { x, y, point } = rendered;
  const label = t.point(
    format.moment(point.startedAt, now),
    trendText(metric, point.value, format, t),
    linesBehind(metric, point, format, t),
  );
  return (
    <Link
      id={point.counting.id}
      className={styles.mark}
      aria-label={point.running ? `${label}; ${t.stillRunning}` : label}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => {
        onFocus();
        onOpen(rendered);
      }}
      onBlur={() => onOpen(null)}
      onPointerEnter={() => onOpen(rendered)}
      onPointerLeave={() => onOpen(null)}
    >
      {/* Easier to hit than what is seen. */}
      <circle cx={x} cy={y} r={11} fill="transparent" />
      <circle cx={x} cy={y} r={3.75} data-running={point.running || undefined} />
    </Link>
  );
}
