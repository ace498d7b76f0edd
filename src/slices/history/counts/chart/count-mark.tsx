import type { ComponentType, ReactNode } from "react";
import { countsMessages } from "#slices/history/counts/messages.ts";
import type { CountMetric } from "#slices/history/counts/points.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./count-chart.module.css";
import { linesBehind, metricText } from "./count-text.ts";
import type { PositionedPoint } from "./valued-points.ts";

/** Renders a link to a counting around a mark. */
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

/** Radius of a mark in pixels: its area grows with the lines, between what can be seen and what hides no other. */
function radiusOf(lines: number): number {
  return Math.min(8.5, Math.max(2.75, 0.12 * Math.sqrt(lines)));
}

/** The mark of a counting: filled when finished, hollow while running. */
export function CountMark({
  rendered,
  metric,
  link: Link,
  isStop,
  now,
  onFocus,
  onOpen,
}: {
  rendered: PositionedPoint;
  metric: CountMetric;
  link: CountingLink;
  /** Whether this mark is the chart's tab stop. */
  isStop: boolean;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
  onFocus: () => void;
  /** Called with the mark that is hovered or focused, and with `null` when none is. */
  onOpen: (rendered: PositionedPoint | null) => void;
}) {
  const t = useMessages(countsMessages);
  const format = useFormat();
  const { x, y, point } = rendered;
  const label = t.point(
    format.moment(point.startedAt, now),
    metricText(metric, point.value, { format, t }),
    linesBehind(metric, point, { format, t }),
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
      {/* A larger hit area than the visible mark. */}
      <circle cx={x} cy={y} r={11} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={radiusOf(point.counting.totalProducts)}
        data-running={point.running || undefined}
      />
    </Link>
  );
}
