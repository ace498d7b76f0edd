import { type KeyboardEvent, memo, useMemo, useRef, useState } from "react";
import { CartesianGrid, Line, LineChart, ReferenceLine, XAxis, YAxis } from "recharts";
import type { TrendScale } from "#charts/trend-scale.ts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { hour } from "#domain/time/units.ts";
import { countsMessages } from "#slices/history/counts/messages.ts";
import type { CountMetric, CountSeries } from "#slices/history/counts/points.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./count-chart.module.css";
import type { CountingLink } from "./count-mark.tsx";
import { CountMarks } from "./count-marks.tsx";
import { linesBehind, metricText } from "./count-text.ts";
import { dayMarks, type TimeMark } from "./day-marks.ts";
import { type PositionedPoint, valuedPoints } from "./valued-points.ts";

/** Height of the chart with its time axis, in pixels. */
const chartHeight = 150;

/** Room for the marks at the ends of the time axis, in pixels. */
const axisPadding = { left: 10, right: 10 };

interface ChartData {
  readonly series: CountSeries;
  readonly metric: CountMetric;
  readonly scale: TrendScale;
  /** The dashed line: what is usual; `null` without one. */
  readonly usual: number | null;
  /** Start of the compared month, in milliseconds since 1970. */
  readonly month: number;
  /** A moment of today, for naming days. Milliseconds since 1970. */
  readonly now: number;
  /** Value of the target's line; `null` without one. */
  readonly target: number | null;
}

/** One warehouse's countings by their starts, each a link, on a scale that all panels share. */
export function CountChart({
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
  return rendered && <RenderedCounts rendered={rendered} link={link} />;
}

const RenderedCounts = memo(function RenderedCounts({
  rendered: { series, metric, scale, usual, month, now, target },
  link,
}: {
  rendered: ChartData;
  link: CountingLink;
}) {
  const t = useMessages(countsMessages);
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
      {/* The page has the code of this chart for its accuracies. */}
      <LineChart
        responsive
        accessibilityLayer={false}
        data={points}
        style={{ width: "100%", height: chartHeight }}
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
        <Line
          dataKey="value"
          stroke="none"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
        <CountMarks
          points={points}
          metric={metric}
          link={link}
          stop={keys.stop}
          onStop={keys.setStop}
          now={now}
          onOpen={setOpen}
        />
      </LineChart>
      {open && (
        <CountDetail
          rendered={open}
          metric={metric}
          isLate={open.point.startedAt > (first + last) / 2}
          now={now}
        />
      )}
    </figure>
  );
});

/** A day or a time below the axis; labels at its ends stay inside the panel. */
function TimeTick({
  marks,
  x = 0,
  y = 0,
  payload,
}: {
  marks: readonly TimeMark[];
  /** Set by Recharts: the tick's position in pixels, and its instant. */
  x?: number;
  y?: number;
  payload?: { readonly value: number };
}) {
  const mark = marks.find(({ at }) => at === payload?.value);
  if (!mark) return null;
  const anchor = mark === marks[0] ? "start" : mark === marks.at(-1) ? "end" : "middle";
  return (
    <text x={x} y={y + 12} fontSize={12} fill="var(--chart-text)" textAnchor={anchor}>
      {mark.text}
    </text>
  );
}

/** Tooltip of a mark: its figure, the lines behind it, and when the counting started. */
function CountDetail({
  rendered: { x, y, point },
  metric,
  isLate,
  now,
}: {
  rendered: PositionedPoint;
  metric: CountMetric;
  /** Whether it is in the right half of the chart. */
  isLate: boolean;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages(countsMessages);
  const format = useFormat();
  return (
    <div
      className={styles.detail}
      data-side={isLate ? "left" : "right"}
      style={{ left: x, top: y }}
      // The mark's accessible name says the same.
      aria-hidden="true"
    >
      <b>{metricText(metric, point.value, { format, t })}</b>
      <span>{linesBehind(metric, point, { format, t })}</span>
      <span>
        {format.day(point.startedAt, now)} {format.time(point.startedAt)}
        {point.running && `, ${t.stillRunning.toLocaleLowerCase(format.locale)}`}
      </span>
    </div>
  );
}

/**
 * Makes a chart's marks one tab stop: arrow keys move between marks, Home and End to the first and last.
 * @param count number of marks; each is a link, in document order
 */
function useArrowKeys(count: number) {
  const group = useRef<HTMLElement>(null);
  const [last, setStop] = useState<number | null>(null);
  const stop = Math.min(last ?? count - 1, count - 1);
  return {
    group,
    /** The mark that is the tab stop: the one focused last, initially the newest. */
    stop,
    setStop,
    onKeyDown: (event: KeyboardEvent) => {
      const { key } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = { ArrowLeft: stop - 1, ArrowRight: stop + 1, Home: 0, End: count - 1 }[key];
      if (next === undefined) return;
      event.preventDefault();
      const position = Math.max(0, Math.min(next, count - 1));
      group.current?.querySelectorAll("a")[position]?.focus();
    },
  };
}
