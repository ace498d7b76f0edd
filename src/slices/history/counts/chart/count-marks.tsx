import { useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import type { CountMetric } from "#slices/history/counts/points.ts";
import { type CountingLink, CountMark } from "./count-mark.tsx";
import type { PositionedPoint, ValuedPoint } from "./valued-points.ts";

/** Above the grid and the lines. */
const zIndex = 1000;

/**
 * The chart's points, keyed by counting so that one that moves on a refresh keeps the focus; Recharts' own
 * marks lose it.
 */
export function CountMarks({
  points,
  stop,
  onStop,
  ...rest
}: {
  points: readonly ValuedPoint[];
  metric: CountMetric;
  link: CountingLink;
  /** Index of the mark that is the tab stop. */
  stop: number;
  onStop: (position: number) => void;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
  /** Called with the mark that is hovered or focused, and with `null` when none is. */
  onOpen: (rendered: PositionedPoint | null) => void;
}) {
  const [toX, toY] = [useXAxisScale(), useYAxisScale()];
  if (!toX || !toY) return null;
  return (
    <ZIndexLayer zIndex={zIndex}>
      {points.map((point, position) => {
        const [x, y] = [toX(point.startedAt), toY(point.value)];
        if (x === undefined || y === undefined) return null;
        return (
          <CountMark
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
