import { Fragment, memo, useCallback, useId, useMemo } from "react";
import { Bar, BarChart, type BarShapeProps, XAxis, YAxis } from "recharts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { useFixedRows } from "./use-fixed-rows.ts";

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

interface DrawnBar {
  readonly sizes: readonly number[];
  readonly length: number;
}

const margin = { top: 0, bottom: 0, left: 0, right: 1 };
const longest: [number, string] = [0, "dataMax"];
const noBar: DrawnBar = { sizes: [], length: 0 };

interface StackedBarsProps {
  readonly parts: readonly Part[];
  /** By bar, the sizes of its parts. */
  readonly bars: readonly (readonly number[])[];
  /** What the full width stands for; `null` for the longest bar. */
  readonly max: number | null;
  /** Pixels. */
  readonly rowHeight: number;
}

/** Horizontal bars without words, in rows of one height; what they stand for is written beside them. */
export function StackedBars(props: StackedBarsProps) {
  const bars = useRenderQueue(props.bars);
  return bars && <DrawnBars {...props} bars={bars} />;
}

const DrawnBars = memo(function DrawnBars({ parts, bars, max, rowHeight }: StackedBarsProps) {
  const hatch = useId();
  const rendered = useMemo(
    () =>
      bars.map(
        (sizes): DrawnBar => ({ sizes, length: sizes.reduce((sum, size) => sum + size, 0) }),
      ),
    [bars],
  );
  const fixed = useFixedRows(rendered, noBar, rowHeight);
  const domain = useMemo(() => (max === null ? longest : [0, max]), [max]);
  const shape = useCallback(
    (bar: BarShapeProps) => <Parts parts={parts} hatch={hatch} bar={bar} />,
    [parts, hatch],
  );
  return (
    <BarChart
      {...fixed}
      responsive
      layout="vertical"
      accessibilityLayer={false}
      margin={margin}
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
      <XAxis type="number" hide domain={domain} />
      <YAxis type="category" hide />
      {/* One mark for all parts of a bar: the library works out each mark's place anew for every change. */}
      <Bar dataKey="length" shape={shape} isAnimationActive={false} />
    </BarChart>
  );
});

/** A bar in its parts. What is left is drawn faintly, so its end is told by a line. */
function Parts({
  parts,
  hatch,
  bar: { x, y, width, height, payload },
}: {
  parts: readonly Part[];
  hatch: string;
  bar: BarShapeProps;
}) {
  const { sizes, length } = payload as DrawnBar;
  if (!(width > 0) || !(length > 0)) return null;
  let from = x;
  return parts.map((part, position) => {
    const wide = ((sizes[position] ?? 0) / length) * width;
    if (!(wide > 0)) return null;
    const start = from;
    from += wide;
    return (
      <Fragment key={part}>
        <rect x={start} y={y} width={wide} height={height} fill={fills[part] ?? `url(#${hatch})`} />
        {part === "left" && (
          <rect x={from - 1} y={y} width={1} height={height} fill="var(--chart-axis)" />
        )}
      </Fragment>
    );
  });
}
