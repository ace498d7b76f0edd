import { memo, type ReactNode, useMemo } from "react";
import { CartesianGrid, ComposedChart, ReferenceLine, Scatter, XAxis, YAxis } from "recharts";
import { trendScale } from "#charts/trend-scale.ts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import type { BurnUp } from "#domain/counting/burn-up.ts";
import type { Throughput } from "#domain/counting/throughput.ts";
import { useFormat } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import { BurnUpCurves } from "./burn-up-curves.tsx";
import { BurnUpLabels } from "./burn-up-labels.tsx";
import { axisWidth } from "./burn-up-series.ts";
import { ThroughputChart } from "./throughput-chart.tsx";

/** What the two panels draw. */
export interface BurnUpData {
  readonly series: BurnUp;
  readonly throughput: Throughput;
  /** Lines per slot that would meet the deadline; `null` without an answer. */
  readonly needed: number | null;
  /** All lines. */
  readonly total: number;
  /** When all of them will be counted, in words; `null` where nothing is said of it. */
  readonly forecast: string | null;
  /** `null` without a usable one. */
  readonly deadline: number | null;
  /** The present moment; `null` for a counting that is over, and while the time is not known. */
  readonly now: number | null;
}

/** Of the upper panel, in pixels; both stand on the same time axis. */
const burnUpHeight = 208;
// The library takes what is another object for a change, and works all of it out anew.
const style = { width: "100%", height: burnUpHeight };
const margin = { top: 22, right: 12, bottom: 10, left: 0 };
/** Both axes say themselves from where to where they go. */
const anything = [{ at: 0, lines: 0 }];
const noMark = () => null;
const tickLook = { fontSize: 12, fill: "var(--chart-text)" };

/** Counted lines over time against an even pace to the deadline, and below it lines per slot of time. */
export function BurnUpChart({
  data,
  label,
  children,
}: {
  data: BurnUpData;
  /** All of it in words. */
  label: string;
  /** What lies over it and can be pressed: within an image it would not be read out. */
  children: ReactNode;
}) {
  return (
    <>
      <div role="img" aria-label={label}>
        <Panels data={data} />
      </div>
      {children}
    </>
  );
}

const Panels = memo(function Panels({ data }: { data: BurnUpData }) {
  const upper = useRenderQueue(data);
  const lower = useRenderQueue(data);
  return (
    <div className={styles.chart}>
      <div style={{ height: burnUpHeight }}>{upper && <BurnUpLines data={upper} />}</div>
      {lower && <ThroughputChart data={lower} />}
    </div>
  );
});

const BurnUpLines = memo(function BurnUpLines({ data }: { data: BurnUpData }) {
  const { series, total, deadline } = data;
  const format = useFormat();
  const { from, until } = series;
  const span = useMemo(() => [from, until], [from, until]);
  const { reach, ticks } = useMemo(
    () => ({ reach: [0, Math.max(1, total)], ticks: linesTicks(total) }),
    [total],
  );
  return (
    <ComposedChart
      responsive
      data={anything}
      accessibilityLayer={false}
      style={style}
      margin={margin}
    >
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
      <XAxis dataKey="at" type="number" domain={span} allowDataOverflow hide />
      <YAxis
        type="number"
        domain={reach}
        allowDataOverflow
        ticks={ticks}
        interval={0}
        width={axisWidth(format.number(total))}
        axisLine={false}
        tickLine={false}
        tickFormatter={format.number}
        tick={tickLook}
      />
      <ReferenceLine y={0} stroke="var(--chart-axis)" />
      <ReferenceLine y={total} stroke="var(--chart-axis)" />
      {/* The library makes axes only for data of its own. */}
      <Scatter dataKey="lines" shape={noMark} isAnimationActive={false} />
      <BurnUpCurves series={series} />
      {deadline !== null && (
        <ReferenceLine x={deadline} stroke="var(--chart-pace)" strokeWidth={1.5} />
      )}
      <BurnUpLabels data={data} />
    </ComposedChart>
  );
});

/** Round numbers of lines and all of them; a round one right below all would run into it. */
function linesTicks(total: number): number[] {
  const round = trendScale([total], 0).ticks.filter(
    (tick) => Number.isInteger(tick) && tick <= total * 0.9,
  );
  return [...round, ...(total > 0 ? [total] : [])];
}
