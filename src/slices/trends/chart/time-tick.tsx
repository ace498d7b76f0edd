import type { TimeMark } from "./trend-days.ts";

/** A day or a time below the axis; labels at its ends stay inside the panel. */
export function TimeTick({
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
