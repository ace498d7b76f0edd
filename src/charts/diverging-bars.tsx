import { memo } from "react";
import { Bar, BarChart, ReferenceLine, XAxis, YAxis } from "recharts";

/** Room beside the longest bars for their figures, in pixels. */
export const figureRoom = 76;

/** Bars to the left and right of a line in the middle, on one scale, in rows of one height, without words. */
export const DivergingBars = memo(function DivergingBars({
  values,
  rowHeight,
}: {
  /** By bar, how far it reaches to the left and to the right. */
  values: readonly (readonly [short: number, over: number])[];
  /** Pixels. */
  rowHeight: number;
}) {
  const data = values.map(([short, over]) => ({ short: -short, over }));
  const most = Math.max(0, ...values.flat());
  const reach = most > 0 ? most : 1;
  return (
    <BarChart
      responsive
      layout="vertical"
      data={data}
      accessibilityLayer={false}
      style={{ width: "100%", height: values.length * rowHeight }}
      margin={{ top: 0, bottom: 0, left: figureRoom, right: figureRoom }}
      barSize={Math.round(rowHeight * 0.55)}
      stackOffset="sign"
    >
      <XAxis type="number" hide domain={[-reach, reach]} />
      <YAxis type="category" hide />
      {(["short", "over"] as const).map((part) => (
        <Bar
          key={part}
          dataKey={part}
          stackId="value"
          fill={`var(--chart-${part})`}
          minPointSize={(value) => (value ? 1 : 0)}
          isAnimationActive={false}
        />
      ))}
      <ReferenceLine x={0} stroke="var(--chart-axis)" />
    </BarChart>
  );
});
