import { memo, useMemo } from "react";
import { Bar, BarChart, type BarShapeProps, ReferenceLine, XAxis, YAxis } from "recharts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { useFixedRows } from "./use-fixed-rows.ts";

interface BarDatum {
  readonly short: number;
  readonly over: number;
}

const margin = { top: 0, bottom: 0, left: 0, right: 0 };
const emptyBar: BarDatum = { short: 0, over: 0 };
const extentOf = ({ short, over }: BarDatum) => [-short, over];

interface DivergingBarsProps {
  /** By bar, its lengths to the left and to the right. */
  readonly values: readonly (readonly [short: number, over: number])[];
  /** Pixels. */
  readonly rowHeight: number;
}

/** Diverging bars around a centre line, on one scale, in rows of one height, without text. */
export function DivergingBars(props: DivergingBarsProps) {
  const values = useRenderQueue(props.values);
  return values && <RenderedBars {...props} values={values} />;
}

const RenderedBars = memo(function RenderedBars({ values, rowHeight }: DivergingBarsProps) {
  const rendered = useMemo(
    () => values.map(([short, over]): BarDatum => ({ short, over })),
    [values],
  );
  const fixed = useFixedRows(rendered, emptyBar, rowHeight);
  const domain = useMemo(() => {
    const max = Math.max(0, ...values.flat());
    return max > 0 ? [-max, max] : [-1, 1];
  }, [values]);
  return (
    <BarChart
      {...fixed}
      responsive
      layout="vertical"
      accessibilityLayer={false}
      margin={margin}
      barSize={Math.round(rowHeight * 0.55)}
    >
      <XAxis type="number" hide domain={domain} />
      <YAxis type="category" hide />
      <Bar dataKey={extentOf} shape={Sides} isAnimationActive={false} />
      <ReferenceLine x={0} stroke="var(--chart-axis)" />
    </BarChart>
  );
});

/** Shortage and surplus of a product on either side of the line; a minimum width keeps small ones visible. */
function Sides({ x, y, width, height, payload }: BarShapeProps) {
  const { short, over } = payload as BarDatum;
  if (!(short + over > 0)) return null;
  const zero = x + width * (short / (short + over));
  const [left, right] = [short, over].map((side) =>
    side > 0 ? Math.max(1, width * (side / (short + over))) : 0,
  ) as [number, number];
  return (
    <>
      {left > 0 && (
        <rect x={zero - left} y={y} width={left} height={height} fill="var(--chart-short)" />
      )}
      {right > 0 && <rect x={zero} y={y} width={right} height={height} fill="var(--chart-over)" />}
    </>
  );
}
