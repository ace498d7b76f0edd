import { memo, useMemo, useState } from "react";
import { CartesianGrid, ReferenceLine, Scatter, ScatterChart, XAxis, YAxis } from "recharts";
import type { TrendScale } from "#charts/trend-scale.ts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { hour } from "#domain/time/units.ts";
import type { TrendMetric, TrendSeries } from "#slices/trends/trends.ts";
import { words } from "#slices/trends/words.ts";
import { useFormat, useWords } from "#ui/locale.tsx";
import { TimeTick } from "./time-tick.tsx";
import styles from "./trend-chart.module.css";
import { dayMarks } from "./trend-days.ts";
import { TrendDetail } from "./trend-detail.tsx";
import type { CountingLink } from "./trend-mark.tsx";
import { TrendMarks } from "./trend-marks.tsx";
import { type PositionedPoint, valuedPoints } from "./trend-points.ts";
import { useArrowKeys } from "./use-arrow-keys.ts";

/** Height of the chart with its time axis, in pixels. */
const trendChartHeight = 150;

/** Room for the marks at the ends of the time axis, in pixels. */
const axisPadding = { left: 10, right: 10 };

const noMark = () => null;

interface ChartData {
  readonly series: TrendSeries;
  readonly metric: TrendMetric;
  readonly scale: TrendScale;
  /** The dashed line: what is usual; `null` without one. */
  readonly usual: number | null;
  /** Start of this month, in milliseconds since 1970. */
  readonly month: number;
  /** A moment of today, for naming days. Milliseconds since 1970. */
  readonly now: number;
  /** Value of the target's line; `null` without one. */
  readonly target: number | null;
}

/** One warehouse's countings by their starts, each a link, on a scale that all panels share. */
export function TrendChart({
  series,
  metric,
  scale,
  usual,
  month,
  now,
  target,
  link,
}: ChartData & { readonly link: CountingLink }) {
  const rendered = useRenderQueue(
    useMemo(
      () => ({ series, metric, scale, usual, month, now, target }),
      [series, metric, scale, usual, month, now, target],
    ),
  );
  return rendered && <RenderedTrend rendered={rendered} link={link} />;
}

const RenderedTrend = memo(function RenderedTrend({
  rendered: { series, metric, scale, usual, month, now, target },
  link,
}: {
  rendered: ChartData;
  link: CountingLink;
}) {
  const t = useWords(words);
  const format = useFormat();
  const [open, setOpen] = useState<PositionedPoint | null>(null);
  const points = useMemo(() => valuedPoints(series.points, metric), [series, metric]);
  const keys = useArrowKeys(points.length);
  const { low, high, ticks } = scale;
  const starts = useMemo(() => points.map(({ startedAt }) => startedAt), [points]);
  const marks = useMemo(() => dayMarks(starts, now, format), [starts, now, format]);
  const [first = now, last = first] = [starts[0], starts.at(-1)];
  const tickText = (value: number) =>
    metric === "share" ? format.share(value) : format.number(value);
  const { name, code } = series.warehouse;
  return (
    <figure
      ref={keys.group}
      className={styles.chart}
      data-metric={metric}
      aria-label={t.chart(`${name} ${code}`, t.shown[metric], format.number(points.length))}
      onKeyDown={keys.onKeyDown}
    >
      <ScatterChart
        responsive
        accessibilityLayer={false}
        style={{ width: "100%", height: trendChartHeight }}
        margin={{ top: 8, right: 10, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
        <XAxis
          dataKey="startedAt"
          type="number"
          domain={[first - hour, last + hour]}
          padding={axisPadding}
          ticks={marks.map(({ at }) => at)}
          height={24}
          tickLine={false}
          stroke="var(--chart-axis)"
          tick={<TimeTick marks={marks} />}
          interval={0}
        />
        <YAxis
          dataKey="value"
          type="number"
          domain={[low, high]}
          ticks={[...ticks]}
          width={12 + 7.6 * Math.max(...ticks.map((tick) => tickText(tick).length))}
          axisLine={false}
          tickLine={false}
          tickFormatter={tickText}
          tick={{ fontSize: 12, fill: "var(--chart-text)" }}
          interval={0}
        />
        {first < month && month <= last && <ReferenceLine x={month} stroke="var(--chart-axis)" />}
        {usual !== null && (
          <ReferenceLine y={usual} stroke="var(--chart-axis)" strokeDasharray="5 4" />
        )}
        {target !== null && <ReferenceLine y={target} stroke="var(--ink-2)" strokeWidth={1.5} />}
        {/* Recharts creates axes only for a mark. Its own lose the focus when a refresh moves them. */}
        <Scatter data={points} shape={noMark} isAnimationActive={false} />
        <TrendMarks
          points={points}
          metric={metric}
          link={link}
          stop={keys.stop}
          onStop={keys.setStop}
          now={now}
          onOpen={setOpen}
        />
      </ScatterChart>
      {open && (
        <TrendDetail
          rendered={open}
          metric={metric}
          isLate={open.point.startedAt > (first + last) / 2}
          now={now}
        />
      )}
    </figure>
  );
});
