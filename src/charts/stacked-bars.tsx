import { memo, useId } from "react";
import { Bar, BarChart, type BarShapeProps, XAxis, YAxis } from "recharts";

/** What a part of a bar stands for, which gives its colour; discrepancies are hatched. */
export type Part = "counted" | "discrepancy" | "progress" | "left" | "short" | "over" | "incident";

const fills: Readonly<Partial<Record<Part, string>>> = {
  counted: "var(--chart-counted)",
  progress: "var(--chart-progress)",
  left: "var(--chart-left)",
  short: "var(--chart-short)",
  over: "var(--chart-over)",
  incident: "var(--chart-incident)",
};

/** Horizontal bars without words, in rows of one height; what they stand for is written beside them. */
export const StackedBars = memo(function StackedBars({
  parts,
  bars,
  most,
  rowHeight,
}: {
  parts: readonly Part[];
  /** By bar, the sizes of its parts. */
  bars: readonly (readonly number[])[];
  /** What the full width stands for; `null` for the longest bar. */
  most: number | null;
  /** Pixels. */
  rowHeight: number;
}) {
  const hatch = useId();
  const data = bars.map((sizes) => ({ sizes }));
  return (
    <BarChart
      responsive
      layout="vertical"
      data={data}
      accessibilityLayer={false}
      style={{ width: "100%", height: bars.length * rowHeight }}
      margin={{ top: 0, bottom: 0, left: 0, right: 1 }}
      barSize={Math.round(rowHeight * 0.55)}
    >
      <defs>
        <pattern
          id={hatch}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="4" height="4" fill="var(--chart-counted)" />
          <rect width="1.5" height="4" fill="var(--hatch)" />
        </pattern>
      </defs>
      <XAxis type="number" hide domain={[0, most ?? "dataMax"]} />
      <YAxis type="category" hide />
      {parts.map((part, place) => (
        <Bar
          key={part}
          dataKey={({ sizes }: (typeof data)[number]) => sizes[place] ?? 0}
          stackId="parts"
          fill={fills[part] ?? `url(#${hatch})`}
          {...(part === "left" && { shape: Track })}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
});

/** What is left is drawn faintly, so its end is told by a line. */
function Track({ x, y, width, height, fill }: BarShapeProps) {
  if (!(width > 0)) return null;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill={fill} />
      <rect x={x + width - 1} y={y} width={1} height={height} fill="var(--chart-axis)" />
    </>
  );
}
