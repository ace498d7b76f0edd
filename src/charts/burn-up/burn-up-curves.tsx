import { Curve, useXAxisScale, useYAxisScale } from "recharts";
import type { BurnUp } from "#domain/counting/burn-up.ts";

/**
 * Counted lines, the even pace, and the range of the forecast. Uses Recharts' curves with its axis scales only:
 * as chart series it would process every point on each change.
 */
export function BurnUpCurves({ series: { counted, pace, projection } }: { series: BurnUp }) {
  const [toX, toY] = [useXAxisScale(), useYAxisScale()];
  if (!toX || !toY) return null;
  const toPoint = (at: number, lines: number) => ({ x: toX(at) ?? 0, y: toY(lines) ?? 0 });
  const high = projection.map((point) => toPoint(point.at, point.high));
  const low = projection.map((point) => toPoint(point.at, point.low));
  const done = counted.map(({ at, lines }) => toPoint(at, lines));
  return (
    <>
      <Curve points={high} baseLine={low} fill="var(--cone)" />
      <Curve points={high} stroke="var(--chart-progress)" fill="none" />
      <Curve points={low} stroke="var(--chart-progress)" fill="none" />
      <Curve
        points={pace.map(({ at, lines }) => toPoint(at, lines))}
        stroke="var(--chart-pace)"
        strokeWidth={1.25}
        strokeDasharray="5 4"
        fill="none"
      />
      <Curve points={done} baseLine={toY(0) ?? 0} fill="var(--chart-counted)" fillOpacity={0.12} />
      <Curve points={done} stroke="var(--chart-counted)" strokeWidth={2.25} fill="none" />
    </>
  );
}
