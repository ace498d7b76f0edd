import { Fragment, memo, useCallback, useId, useMemo } from "react";
import { Bar, BarChart, type BarShapeProps, XAxis, YAxis } from "recharts";
import { useRenderQueue } from "#charts/use-render-queue.ts";
import { useFixedRows } from "./use-fixed-rows.ts";

/** Meaning of a part of a bar, which decides its colour; discrepancies are hatched. */
export type Part = "counted" | "discrepancy" | "progress" | "left" | "short" | "over" | "incident";

const fills: Readonly<Partial<Record<Part, string>>> = {
  counted: "var(--chart-counted)",
  progress: "var(--chart-progress)",
  left: "var(--chart-left)",
  short: "var(--chart-short)",
  over: "var(--chart-over)",
  incident: "var(--chart-incident)",
};

interface BarDatum {
  readonly sizes: readonly number[];
  readonly length: number;
}

const margin = { top: 0, bottom: 0, left: 0, right: 1 };
const autoDomain: [number, string] = [0, "dataMax"];
const emptyBar: BarDatum = { sizes: [], length: 0 };

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
  const rendered = useMemo(
    () =>
      bars.map(
        (sizes): BarDatum => ({ sizes, length: sizes.reduce((sum, size) => sum + size, 0) }),
      ),
    [bars],
  );
  const fixed = useFixedRows(rendered, emptyBar, rowHeight);
  const domain = useMemo(() => (max === null ? autoDomain : [0, max]), [max]);
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
      {/* One mark for all parts of a bar: Recharts recomputes every mark's position on each change. */}
      <Bar dataKey="length" shape={shape} isAnimationActive={false} />
    </BarChart>
  );
});

/** A bar in its parts. The part left is faint, so a line marks its end. */
function Parts({
  parts,
  hatch,
  bar: { x, y, width, height, payload },
}: {
  parts: readonly Part[];
  hatch: string;
  bar: BarShapeProps;
}) {
  const { sizes, length } = payload as BarDatum;
  if (!(width > 0) || !(length > 0)) return null;
  let from = x;
  return parts.map((part, position) => {
    const partWidth = ((sizes[position] ?? 0) / length) * width;
    if (!(partWidth > 0)) return null;
    const start = from;
    from += partWidth;
    return (
      <Fragment key={part}>
        <rect
          x={start}
          y={y}
          width={partWidth}
          height={height}
          fill={fills[part] ?? `url(#${hatch})`}
        />
        {part === "left" && (
          <rect x={from - 1} y={y} width={1} height={height} fill="var(--chart-axis)" />
        )}
      </Fragment>
    );
  });
}
