import { settledFigure, type TrendMetric, type TrendPoint } from "#domain/counting/trends.ts";

/** A counting with its figure, as a chart takes it. */
export interface ValuedPoint extends TrendPoint {
  readonly value: number;
}

/** A point with where it is drawn, in pixels. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
  readonly point: ValuedPoint;
}

/** The points whose figure is settled, in their order. */
export function valuedPoints(points: readonly TrendPoint[], metric: TrendMetric): ValuedPoint[] {
  return points.flatMap((point) => {
    const value = settledFigure(point, metric);
    return value === null ? [] : [{ ...point, value }];
  });
}
