import { useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import type { TrendMetric } from "#domain/counting/trends.ts";
import { type CountingLink, TrendMark } from "./trend-mark.tsx";
import type { DrawnPoint, ValuedPoint } from "./trend-points.ts";

/** Above the grid and the line of the median. */
const layer = 1000;

/**
 * The chart's points. They are kept by their countings, so that one that moves with a refresh keeps the
 * focus; the library's own marks do not.
 */
export function TrendMarks({
  points,
  stop,
  onStop,
  ...rest
}: {
  points: readonly ValuedPoint[];
  metric: TrendMetric;
  link: CountingLink;
  /** The place of the mark that the Tab key stops at. */
  stop: number;
  onStop: (position: number) => void;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
  /** Hears which mark is pointed at or has the focus, and `null` when none has. */
  onOpen: (rendered: DrawnPoint | null) => void;
}) {
  const [toX, toY] = [useXAxisScale(), useYAxisScale()];
  if (!toX || !toY) return null;
  return (
    <ZIndexLayer zIndex={layer}>
      {points.map((point, position) => {
        const [x, y] = [toX(point.startedAt), toY(point.value)];
        if (x === undefined || y === undefined) return null;
        return (
          <TrendMark
            key={point.counting.id}
            rendered={{ x, y, point }}
            isStop={position === stop}
            onFocus={() => onStop(position)}
            {...rest}
          />
        );
      })}
    </ZIndexLayer>
  );
}
