import { memo, type ReactNode, useMemo } from "react";
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { trendScale } from "#charts/trend-scale.ts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import type { BurnUp } from "#domain/counting/burn-up.ts";
import { useFormat } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-data.ts";
import { BurnUpLabels } from "./burn-up-labels.tsx";
import { ThroughputChart } from "./throughput-chart.tsx";
import { burnUpLayout } from "./throughput-layout.ts";
import { axisWidth } from "./time-ticks.ts";

const { height: burnUpHeight, top } = burnUpLayout;
// Keep these stable: Recharts recomputes everything when a prop's identity changes.
const style = { width: "100%", height: burnUpHeight };
const margin = { top, right: 12, bottom: 10, left: 0 };
const curve = { type: "linear", dot: false, activeDot: false, isAnimationActive: false } as const;
const forecastRange = ({ low, high }: BurnUp["projection"][number]): [number, number] => [
  low,
  high,
];
const tickStyle = { fontSize: 12, fill: "var(--chart-text)" };

/** Counted lines over time against an even pace to the deadline, and below it lines per time slot. */
export function BurnUpChart({
  data,
  label,
  children,
}: {
  data: BurnUpData;
  /** Describes the whole chart. */
  label: string;
  /** Interactive overlay: inside the image it would be hidden from screen readers. */
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
  const { series, total, deadline, restart } = data;
  const format = useFormat();
  const { from, until } = series;
  const span = useMemo(() => [from, until], [from, until]);
  const { reach, ticks } = useMemo(
    () => ({ reach: [0, Math.max(1, total)], ticks: linesTicks(total) }),
    [total],
  );
  return (
    <ComposedChart responsive accessibilityLayer={false} style={style} margin={margin}>
      <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
      <XAxis dataKey="at" type="number" domain={span} hide />
      <YAxis
        type="number"
        domain={reach}
        ticks={ticks}
        interval={0}
        width={axisWidth(format.number(total))}
        axisLine={false}
        tickLine={false}
        tickFormatter={format.number}
        tick={tickStyle}
      />
      <ReferenceLine y={0} stroke="var(--chart-axis)" />
      <ReferenceLine y={total} stroke="var(--chart-axis)" />
      <Area
        data={series.projection}
        dataKey={forecastRange}
        stroke="var(--chart-progress)"
        fill="var(--cone)"
        fillOpacity={1}
        {...curve}
      />
      <Line
        data={series.pace}
        dataKey="lines"
        stroke="var(--chart-pace)"
        strokeWidth={1.25}
        strokeDasharray="5 4"
        {...curve}
      />
      <Area
        data={series.counted}
        dataKey="lines"
        stroke="var(--chart-counted)"
        strokeWidth={2.25}
        fill="var(--chart-counted)"
        fillOpacity={0.12}
        {...curve}
      />
      {restart !== null && deadline !== null && (
        <Line
          data={[
            { at: restart, lines: series.counted.at(-1)?.lines ?? 0 },
            { at: deadline, lines: total },
          ]}
          dataKey="lines"
          stroke="var(--chart-counted)"
          strokeWidth={2}
          strokeDasharray="2 4"
          {...curve}
        />
      )}
      {deadline !== null && (
        <ReferenceLine x={deadline} stroke="var(--chart-pace)" strokeWidth={1.5} />
      )}
      <BurnUpLabels data={data} />
    </ComposedChart>
  );
});

/** Round numbers of lines and the total; leaves out a round number right below the total. */
function linesTicks(total: number): number[] {
  const round = trendScale([total], 0).ticks.filter(
    (tick) => Number.isInteger(tick) && tick <= total * 0.9,
  );
  return [...round, ...(total > 0 ? [total] : [])];
}
