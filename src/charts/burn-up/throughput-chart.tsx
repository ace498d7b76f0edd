import { memo, useCallback, useMemo } from "react";
import { Line, LineChart, usePlotArea, useXAxisScale, useYAxisScale, XAxis, YAxis } from "recharts";
import type { Throughput } from "#domain/counting/throughput.ts";
import { day, hour } from "#domain/time/units.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up-chart.module.css";
import type { BurnUpData } from "./burn-up-data.ts";
import {
  axisWidth,
  isNeededVisible,
  labelGap,
  type MarginLabels,
  throughputLayout,
} from "./burn-up-layout.ts";
import { timeTicks } from "./time-ticks.ts";

const { height, top: above, axis } = throughputLayout;
// Keep these stable: Recharts recomputes everything when a prop's identity changes.
const style = { width: "100%", height };
const tickStyle = { fontSize: 12, fill: "var(--chart-text)" };

/** Lines finished per time slot, and the number per slot that meets the deadline. */
export const ThroughputChart = memo(function ThroughputChart({
  data: { throughput, needed, series, total, now, deadline },
  labels,
}: {
  data: BurnUpData;
  labels: MarginLabels;
}) {
  const { slot, slots } = throughput;
  const { from, until } = series;
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const isPhone = useMediaQuery(breakpoints.phone);
  const max = Math.max(1, ...slots.map(({ lines }) => lines));
  const top = needed !== null && isNeededVisible(throughput, needed) ? Math.max(max, needed) : max;
  const margin = useMemo(() => ({ top: above, right: labels.width, bottom: 0, left: 0 }), [labels]);
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
      timeText: (at: number) => {
        const today = now ?? until;
        const isMidnight = format.day(at, today) !== format.day(at - 1, today);
        return isLong || isMidnight ? format.day(at, today) : format.time(at);
      },
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
      <text x={axisWidth(format.number(total))} y={12} className={styles.label}>
        {t.perHour}
      </text>
      {labels.needed && <NeededLabel {...labels.needed} />}
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

/** Names the dashed line beside its end. */
function NeededLabel({ text, lines }: NonNullable<MarginLabels["needed"]>) {
  const [toY, area] = [useYAxisScale(), usePlotArea()];
  if (!toY || !area) return null;
  return (
    <text x={area.x + area.width + labelGap} y={(toY(lines) ?? 0) + 4} className={styles.label}>
      {text}
    </text>
  );
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
