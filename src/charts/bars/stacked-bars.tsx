import { memo, useId, useMemo } from "react";
import { Bar, BarChart, type BarShapeProps, Rectangle, XAxis, YAxis } from "recharts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { barChart } from "./bar-chart.ts";

/** Meaning of a part of a bar, which decides its colour; discrepancies are hatched. */
export type Part = "counted" | "discrepancy" | "progress" | "left" | "short" | "over" | "incident";

interface StackedBarsProps {
  readonly parts: readonly Part[];
  /** By bar, the sizes of its parts. */
  readonly bars: readonly (readonly number[])[];
  /** Value of the full width; `null` for the longest bar. */
  readonly max: number | null;
  /** Pixels. */
  readonly rowHeight: number;
}

/** Horizontal bars without text, in rows of one height; labels are written beside them. */
export function StackedBars(props: StackedBarsProps) {
  const bars = useRenderQueue(props.bars);
  return bars && <RenderedBars {...props} bars={bars} />;
}

const RenderedBars = memo(function RenderedBars({ parts, bars, max, rowHeight }: StackedBarsProps) {
  const hatch = useId();
  const chart = useMemo(() => barChart(bars, rowHeight), [bars, rowHeight]);
  const domain = useMemo(() => [0, max ?? "dataMax"] as const, [max]);
  return (
    <BarChart {...chart}>
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
      <XAxis type="number" hide domain={domain} />
      <YAxis type="category" hide />
      {parts.map((part, index) => (
        <Bar
          key={part}
          dataKey={index}
          stackId="parts"
          fill={part === "discrepancy" ? `url(#${hatch})` : `var(--chart-${part})`}
          {...(part === "left" && { shape: PartLeft })}
          isAnimationActive={false}
        />
      ))}
    </BarChart>
  );
});

/** The part left is faint, so a line marks its end. */
function PartLeft({ isActive: _active, ...bar }: BarShapeProps) {
  const { x, y, width, height } = bar;
  if (!(width > 0)) return null;
  return (
    <>
      <Rectangle {...bar} />
      <Rectangle x={x + width - 1} y={y} width={1} height={height} fill="var(--chart-axis)" />
    </>
  );
}
