import { memo, useCallback, useMemo } from "react";
import { Line, LineChart, useXAxisScale, useYAxisScale, XAxis, YAxis } from "recharts";
import type { Throughput } from "#domain/counting/throughput.ts";
import { day, hour } from "#domain/time/units.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-data.ts";
import { throughputLayout } from "./throughput-layout.ts";
import { axisWidth, timeTicks } from "./time-ticks.ts";

const { height, top: above, right, axis } = throughputLayout;
// Keep these stable: Recharts recomputes everything when a prop's identity changes.
const style = { width: "100%", height };
const margin = { top: above, right, bottom: 0, left: 0 };
const tickStyle = { fontSize: 12, fill: "var(--chart-text)" };

/** Lines finished per time slot, and the number per slot that meets the deadline. */
export const ThroughputChart = memo(function ThroughputChart({
  data: { throughput, needed, series, total, now, deadline },
}: {
  data: BurnUpData;
}) {
  const { slot, slots } = throughput;
  const { from, until } = series;
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const isPhone = useMediaQuery(breakpoints.phone);
  const max = Math.max(1, ...slots.map(({ lines }) => lines));
  // A deadline that is near or hopeless must not flatten the bars.
  const top = needed !== null && needed <= 2 * max ? Math.max(max, needed) : max;
  const ticks = useMemo(
    () => timeTicks(from, until, { timeZone: format.timeZone, max: isPhone ? 4 : 8 }),
    [from, until, format.timeZone, isPhone],
  );
  const { span, times, timeTick, timeText } = useMemo(() => {
    const isLong = ticks.step >= day;
    return {
      span: [from, until],
      times: [...ticks.at],
      timeTick: <TimeTick from={from} until={until} />,
      timeText: (at: number) => (isLong ? format.day(at, now ?? until) : format.time(at)),
    };
  }, [from, until, ticks, format, now]);
  const reach = useMemo(() => [0, top], [top]);
  const ends = useMemo(() => [0, max], [max]);
  const pace = useMemo(() => {
    const isVisible = needed !== null && needed > 0 && needed <= top;
    if (!isVisible || now === null || deadline === null) return [];
    return [now, deadline].map((at) => ({ at, lines: needed }));
  }, [needed, top, now, deadline]);
  // Slots have any length, so the axis is read in lines per hour.
  const perHour = hour / slot;
  const rate = needed === null ? null : format.whole(Math.ceil(needed * perHour));
  const rateText = useCallback(
    (lines: number) => format.number(Math.round(lines * perHour)),
    [format, perHour],
  );
  return (
    <LineChart responsive accessibilityLayer={false} style={style} margin={margin}>
      <XAxis
        dataKey="at"
        type="number"
        domain={span}
        allowDataOverflow
        ticks={times}
        interval={0}
        height={axis}
        stroke="var(--chart-axis)"
        tickSize={4}
        tickFormatter={timeText}
        tick={timeTick}
      />
      <YAxis
        type="number"
        domain={reach}
        allowDataOverflow
        ticks={ends}
        interval={0}
        width={axisWidth(format.number(total))}
        axisLine={false}
        tickLine={false}
        tickFormatter={rateText}
        tick={tickStyle}
      />
      <Slots slots={slots} slot={slot} from={from} until={until} />
      <Line
        data={pace}
        dataKey="lines"
        stroke="var(--chart-pace)"
        strokeDasharray="5 4"
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      {rate !== null && needed !== null && needed > 0 && (
        <text x="100%" dx={-right} y={12} textAnchor="end" className={styles.label}>
          {(isPhone ? t.neededShort : t.needed)(rate)}
        </text>
      )}
    </LineChart>
  );
});

/** One path for all slots: as 200 bars of Recharts they are rendered in tasks of 50 to 100 ms instead of 30. */
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
  const bars = slots.map(({ from: start, lines }) => {
    if (lines === 0) return "";
    const left = toX(Math.max(from, start)) ?? 0;
    const right = toX(Math.min(until, start + slot)) ?? 0;
    const gap = right - left > 4 ? 1 : 0;
    const width = Math.max(0.5, right - left - gap);
    const barHeight = Math.max(1, bottom - (toY(lines) ?? bottom));
    return `M${left},${bottom}v${-barHeight}h${width}v${barHeight}z`;
  });
  return <path d={bars.join("")} fill="var(--chart-counted)" />;
}

/** A time below the axis; labels at its ends stay inside the panel. */
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
  /** Set by Recharts. */
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
