import { useFormat } from "#ui/locale.tsx";
import { nameOf, type TrendPeriod } from "./trend-days.ts";

/** An instant under the time axis; those at its ends stay within the panel. */
export function DayTick({
  period,
  x = 0,
  y = 0,
  payload,
}: {
  period: TrendPeriod;
  /** What the chart's library adds: the tick's place in pixels, and its instant. */
  x?: number;
  y?: number;
  payload?: { readonly value: number };
}) {
  const format = useFormat();
  if (!payload) return null;
  const { value } = payload;
  const anchor = value === period.from ? "start" : value === period.to ? "end" : "middle";
  return (
    <text x={x} y={y + 12} fontSize={12} fill="var(--chart-text)" textAnchor={anchor}>
      {nameOf(value, period, format)}
    </text>
  );
}
