import { memo, useMemo } from "react";
import { Bar, BarChart, ReferenceLine, XAxis, YAxis } from "recharts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { barChart } from "./bar-chart.ts";

type BarSides = readonly [short: number, over: number];

interface DivergingBarsProps {
  /** By bar, its lengths to the left and to the right. */
  readonly values: readonly BarSides[];
  /** Pixels. */
  readonly rowHeight: number;
}

const shortOf = ([short]: BarSides) => -short;
const overOf = ([, over]: BarSides) => over;
/** Keeps small bars visible. Pixels. */
const minWidth = (value: number | null | undefined) => (value ? 1 : 0);

/** Diverging bars around a centre line, on one scale, in rows of one height, without text. */
export function DivergingBars(props: DivergingBarsProps) {
  const values = useRenderQueue(props.values);
  return values && <RenderedBars {...props} values={values} />;
}

const RenderedBars = memo(function RenderedBars({ values, rowHeight }: DivergingBarsProps) {
  const chart = useMemo(
    () => ({ ...barChart(values, rowHeight), margin: { top: 0, bottom: 0, left: 0, right: 0 } }),
    [values, rowHeight],
  );
  const domain = useMemo(() => {
    const max = Math.max(0, ...values.flat()) || 1;
    return [-max, max];
  }, [values]);
  return (
    <BarChart {...chart} stackOffset="sign">
      <XAxis type="number" hide domain={domain} />
      <YAxis type="category" hide />
      <Bar
        dataKey={shortOf}
        stackId="sides"
        fill="var(--chart-short)"
        minPointSize={minWidth}
        isAnimationActive={false}
      />
      <Bar
        dataKey={overOf}
        stackId="sides"
        fill="var(--chart-over)"
        minPointSize={minWidth}
        isAnimationActive={false}
      />
      <ReferenceLine x={0} stroke="var(--chart-axis)" />
    </BarChart>
  );
});
