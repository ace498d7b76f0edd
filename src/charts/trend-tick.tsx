import { useFormat } from "#ui/locale.tsx";

/** A day under the time axis; those at its ends stay within the panel. */
export function DayTick({
  now,
  x = 0,
  y = 0,
  index = 0,
  payload,
}: {
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
  /** What the chart's library adds: the tick's place in pixels, its number from 0 and its instant. */
  x?: number;
  y?: number;
  index?: number;
  payload?: { readonly value: number };
}) {
  const format = useFormat();
  if (!payload) return null;
  const anchor = (["start", "middle", "end"] as const)[index];
  return (
    <text x={x} y={y + 12} fontSize={12} fill="var(--chart-text)" textAnchor={anchor}>
      {format.day(payload.value, now)}
    </text>
  );
}
