import { memo, useMemo } from "react";
import {
  ComposedChart,
  ReferenceLine,
  Scatter,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from "recharts";
import type { Throughput } from "#domain/throughput.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-chart.tsx";
import { axisWidth, timeTicks } from "./burn-up-series.ts";

const height = 84;
const day = 86_400_000;
const noMark = () => null;

/** Lines finished per slot of time, and how many per slot would meet the deadline. */
export const ThroughputChart = memo(function ThroughputChart({
  data: { throughput, needed, series, total, now, deadline },
}: {
  data: BurnUpData;
}) {
  const { slot, slots } = throughput;
  const { from, until } = series;
  const words = useMessages().overview.burnUp;
  const format = useFormat();
  const isPhone = useMediaQuery("(max-width: 599px)");
  const most = Math.max(1, ...slots.map(({ lines }) => lines));
  // A deadline that is near or hopeless must not flatten the bars.
  const top = needed !== null && needed <= 2 * most ? Math.max(most, needed) : most;
  const ticks = useMemo(
    () => timeTicks(from, until, format.timeZone, isPhone ? 4 : 8),
    [from, until, format.timeZone, isPhone],
  );
  const isLong = ticks.step >= day;
  const rate = needed === null ? null : format.whole(Math.ceil(needed));
  return (
    <ComposedChart
      responsive
      data={[...slots]}
      accessibilityLayer={false}
      style={{ width: "100%", height }}
      margin={{ top: 18, right: 12, bottom: 0, left: 0 }}
    >
      <XAxis
        dataKey="from"
        type="number"
        domain={[from, until]}
        allowDataOverflow
        ticks={[...ticks.at]}
        interval={0}
        height={22}
        stroke="var(--chart-axis)"
        tickSize={4}
        tickFormatter={(at: number) => (isLong ? format.day(at, now ?? until) : format.time(at))}
        tick={<TimeTick from={from} until={until} />}
      />
      <YAxis
        dataKey="lines"
        type="number"
        domain={[0, top]}
        ticks={[0, most]}
        interval={0}
        width={axisWidth(format.number(total))}
        axisLine={false}
        tickLine={false}
        tickFormatter={(value: number) => format.number(value)}
        tick={{ fontSize: 12, fill: "var(--chart-text)" }}
      />
      {/* The library makes axes only for data of its own; the bars are ours, as wide as their slots. */}
      <Scatter dataKey="lines" shape={noMark} isAnimationActive={false} />
      <Slots slots={slots} slot={slot} from={from} until={until} />
      {needed !== null && needed > 0 && needed <= top && now !== null && deadline !== null && (
        <ReferenceLine
          segment={[
            { x: now, y: needed },
            { x: deadline, y: needed },
          ]}
          stroke="var(--chart-pace)"
          strokeDasharray="5 4"
        />
      )}
      {rate !== null && needed !== null && needed > 0 && (
        <text x="100%" dx={-12} y={12} textAnchor="end" className={styles.label}>
          {isPhone ? words.neededShort(rate) : words.needed(rate, format.duration(slot))}
        </text>
      )}
    </ComposedChart>
  );
});

function Slots({
  slots,
  slot,
  from,
  until,
}: {
  slots: Throughput["slots"];
  slot: number;
  from: number;
  until: number;
}) {
  const [toX, toY] = [useXAxisScale(), useYAxisScale()];
  if (!toX || !toY) return null;
  const bottom = toY(0) ?? 0;
  return slots.map(({ from: start, lines }) => {
    const left = toX(Math.max(from, start)) ?? 0;
    const right = toX(Math.min(until, start + slot)) ?? 0;
    const top = toY(lines) ?? bottom;
    const gap = right - left > 4 ? 1 : 0;
    return lines === 0 ? null : (
      <rect
        key={start}
        x={left}
        y={top}
        width={Math.max(0.5, right - left - gap)}
        height={Math.max(1, bottom - top)}
        fill="var(--chart-counted)"
      />
    );
  });
}

/** A time under the axis; those at its ends stay within the panel. */
function TimeTick({
  from,
  until,
  x = 0,
  y = 0,
  payload,
  tickFormatter,
}: {
  from: number;
  until: number;
  /** What the chart's library adds. */
  x?: number;
  y?: number;
  payload?: { readonly value: number };
  tickFormatter?: (at: number) => string;
}) {
  if (!payload || !tickFormatter) return null;
  const share = (payload.value - from) / (until - from || 1);
  const anchor = share < 0.02 ? "start" : share > 0.95 ? "end" : "middle";
  return (
    <text x={x} y={y + 10} fontSize={12} fill="var(--chart-text)" textAnchor={anchor}>
      {tickFormatter(payload.value)}
    </text>
  );
}
