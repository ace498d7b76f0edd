import { type CountMetric, type CountPoint, chartedFigure } from "#slices/history/counts/points.ts";

/** A counting with its figure, as chart data. */
export interface ValuedPoint extends CountPoint {
  readonly value: number;
}

/** A point with its position in pixels. */
export interface PositionedPoint {
  readonly x: number;
  readonly y: number;
  readonly point: ValuedPoint;
}

/** The points with a figure to draw, in order. */
export function valuedPoints(points: readonly CountPoint[], metric: CountMetric): ValuedPoint[] {
  return points.flatMap((point) => {
    const value = chartedFigure(point, metric);
    return value === null ? [] : [{ ...point, value }];
  });
}
