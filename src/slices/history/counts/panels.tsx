import { memo, useMemo } from "react";
import { trendScale } from "#charts/trend-scale.ts";
import type { WarehouseMonth } from "#slices/history/month/figures.ts";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { countsMessages } from "./messages.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";
import { type CountMetric, chartedFigure } from "./points.ts";
import { shownIds } from "./shown-ids.ts";
import type { Counts } from "./use-counts.ts";
import { useTargetLimits } from "./use-limits.ts";

/** Minimum range of the value axis. Shares are compared close to 100%. */
const reach: Readonly<Record<CountMetric, readonly [number, number]>> = {
  discrepancies: [0, 0],
  incidents: [0, 0],
  share: [0.9, 1],
};

/** One panel per warehouse, on one scale so that they compare. */
export const Panels = memo(function Panels({
  counts: { points, series, month, now },
  rows,
  metric,
  isStale,
}: {
  counts: Counts;
  /** What is usual in each warehouse. */
  rows: readonly WarehouseMonth[];
  metric: CountMetric;
  /** Whether the figures are stale, which mutes them. */
  isStale: boolean;
}) {
  const t = useMessages(countsMessages);
  const targets = useTargetLimits(series, metric);
  const scale = useMemo(() => {
    const values = points.flatMap((point) => chartedFigure(point, metric) ?? []);
    const limits = [...targets.values()].map(({ limit }) => limit);
    return trendScale([...values, ...limits], ...reach[metric]);
  }, [points, metric, targets]);
  const ids = useMemo(() => shownIds(series.map(({ warehouse }) => warehouse)), [series]);
  const usual = useMemo(
    () => new Map(rows.map((row) => [row.warehouse.id, row.figures[metric].usual])),
    [rows, metric],
  );
  return (
    <section className={styles.panels} data-stale={isStale || undefined} aria-label={t.panels}>
      {series.map((one) => (
        <Panel
          key={one.warehouse.id}
          hasId={ids.has(one.warehouse.id)}
          series={one}
          usual={usual.get(one.warehouse.id) ?? null}
          target={targets.get(one) ?? null}
          metric={metric}
          scale={scale}
          month={month}
          now={now}
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
