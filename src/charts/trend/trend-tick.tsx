import type { TimeMark } from "./trend-days.ts";

/** A day or a time under the axis; those at its ends stay within the panel. */
export function TimeTick({
  marks,
  x = 0,
  y = 0,
  payload,
}: {
  marks: readonly TimeMark[];
  /** What the chart's library adds: the tick's place in pixels, and its instant. */
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
