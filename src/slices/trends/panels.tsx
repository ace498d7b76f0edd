import { memo, useMemo } from "react";
import { trendScale } from "#charts/trend-scale.ts";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { trendMessages } from "./messages.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";
import { shownIds } from "./shown-ids.ts";
import { chartedFigure, type TrendMetric } from "./trends.ts";
import { useTrendTargets } from "./use-trend-targets.ts";
import type { Trends } from "./use-trends.ts";

/** Minimum range of the value axis. Shares are compared close to 100%. */
const reach: Readonly<Record<TrendMetric, readonly [number, number]>> = {
  discrepancies: [0, 0],
  incidents: [0, 0],
  share: [0.9, 1],
};

/** One panel per warehouse, on one scale so that they compare. */
export const Panels = memo(function Panels({
  trends: { points, series, period, month, changes },
  metric,
  isStale,
}: {
  trends: Trends;
  metric: TrendMetric;
  /** Whether the figures are stale, which mutes them. */
  isStale: boolean;
}) {
  const t = useMessages(trendMessages);
  const targets = useTrendTargets(series, metric);
  const scale = useMemo(() => {
    const values = points.flatMap((point) => chartedFigure(point, metric) ?? []);
    const limits = [...targets.values()].map(({ limit }) => limit);
    return trendScale([...values, ...limits], ...reach[metric]);
  }, [points, metric, targets]);
  const ids = useMemo(() => shownIds(series.map(({ warehouse }) => warehouse)), [series]);
  return (
    <section className={styles.panels} data-stale={isStale || undefined} aria-label={t.panels}>
      {series.map((one) => (
        <Panel
          key={one.warehouse.id}
          hasId={ids.has(one.warehouse.id)}
          series={one}
          change={changes.get(one) ?? null}
          target={targets.get(one) ?? null}
          metric={metric}
          scale={scale}
          month={month}
          now={period.now}
        />
      ))}
    </section>
  );
});

/** Widths of their titles, in pixels. */
const widths = [150, 130, 170, 140, 160, 120, 155, 135, 145, 125, 165, 115];

/**
 * Placeholder panels.
 * @param count up to twelve, which fill a window
 */
export function SkeletonPanels({ count }: { count: number }) {
  return (
    <div className={styles.panels}>
      {widths.slice(0, count).map((width) => (
        <div key={width} className={`${styles.panel} ${styles.skeleton}`}>
          <Skeleton width={width} height={14} />
          <Skeleton width={width + 70} />
          <Skeleton height={120} />
        </div>
      ))}
    </div>
  );
}
