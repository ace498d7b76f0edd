import { memo, type ReactNode, useMemo } from "react";
import { Area, CartesianGrid, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from "recharts";
import { trendScale } from "#charts/trend-scale.ts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import type { BurnUp } from "#domain/counting/burn-up.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-data.ts";
import { BurnUpLabels } from "./burn-up-labels.tsx";
import {
  axisWidth,
  burnUpSpace,
  type MarginLabels,
  marginLabels,
  throughputLayout,
} from "./burn-up-layout.ts";
import { ThroughputChart } from "./throughput-chart.tsx";

// Keep these stable: Recharts recomputes everything when a prop's identity changes.
const style = { width: "100%", height: "100%" };
const upperStyle = { height: `calc(100% - ${throughputLayout.height}px)` };
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
      <div role="img" aria-label={label} className={styles.drawing}>
        <Panels data={data} />
      </div>
      {children}
    </>
  );
}

const Panels = memo(function Panels({ data }: { data: BurnUpData }) {
  const labels = useMarginLabels(data);
  const both = useMemo(() => ({ data, labels }), [data, labels]);
  const upper = useRenderQueue(both);
  const lower = useRenderQueue(both);
  return (
    <div className={styles.chart}>
      <div style={upperStyle}>{upper && <BurnUpLines {...upper} />}</div>
      {lower && <ThroughputChart {...lower} />}
    </div>
  );
});

/** The labels right of both plots. */
function useMarginLabels(data: BurnUpData): MarginLabels {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const isPhone = useMediaQuery(breakpoints.phone);
  return useMemo(() => marginLabels(data, { t, format, isPhone }), [data, t, format, isPhone]);
}

const BurnUpLines = memo(function BurnUpLines({
  data,
  labels,
}: {
  data: BurnUpData;
  labels: MarginLabels;
}) {
  const { series, total, deadline, restart } = data;
  const format = useFormat();
  const { from, until } = series;
  const margin = useMemo(() => ({ ...burnUpSpace, right: labels.width, left: 0 }), [labels]);
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
      <BurnUpLabels data={data} labels={labels} />
    </ComposedChart>
  );
});

/** Round numbers of lines and the total; leaves out a round number right below the total. */
function linesTicks(total: number): number[] {
  const round = trendScale([total], 0).ticks.filter(
    (tick) => Number.isInteger(tick) && tick <= total * 0.85,
  );
  return [...round, ...(total > 0 ? [total] : [])];
}
