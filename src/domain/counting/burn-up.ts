import { countUpTo } from "#domain/time/instants.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import type { Forecast } from "./forecast.ts";
import { pace } from "./pace.ts";

/** Number of lines at an instant, which is milliseconds since 1970. */
export interface BurnPoint {
  readonly at: number;
  readonly lines: number;
}

/** Range of lines counted by an instant, which is milliseconds since 1970. */
interface ProjectedPoint {
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** Counted lines over time, as series that a chart joins by straight lines. */
export interface BurnUp {
  /** Time range of the chart, in milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** Ascending; until now, or until the last finish of a finished counting. */
  readonly counted: readonly BurnPoint[];
  /** From 0 at the start to all lines at the deadline; empty without a usable deadline. */
  readonly pace: readonly BurnPoint[];
  /** From now on; empty without a forecast. */
  readonly projection: readonly ProjectedPoint[];
}

export interface BurnUpSource {
  readonly counting: Pick<CountingFacts, "startedAt" | "endsAt" | "active">;
  /** All lines, counted or not. */
  readonly total: number;
  /** Instants of the finished lines, ascending. */
  readonly finishes: Float64Array;
  /** `null` without a forecast, and while it is withdrawn. */
  readonly forecast: Forecast | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Maximum number of points per series; a hand-wide chart cannot show more. */
const maxPoints = 200;

/** Maximum length of the projection, as a share of the rest; a longer one would squeeze everything else. */
const maxProjection = 0.5;

/** Evenly spaced instants, both ends included. */
function grid(from: number, until: number): number[] {
  if (!(until > from)) return [from];
  const steps = maxPoints - 1;
  return Array.from({ length: maxPoints }, (_, step) => from + ((until - from) * step) / steps);
}

/** Drops the points inside level stretches, such as nights. */
function withoutPlateaus(points: readonly BurnPoint[]): BurnPoint[] {
  return points.filter(
    ({ lines }, index) => points[index - 1]?.lines !== lines || points[index + 1]?.lines !== lines,
  );
}

/**
 * Lines finished before the start count in the first point and those with a finish in the future in the last,
 * so the series ends with the number counted.
 */
function countedPoints(finishes: Float64Array, from: number, until: number): BurnPoint[] {
  return withoutPlateaus(
    grid(from, until).map((at) => ({
      at,
      lines: at < until ? countUpTo(finishes, at) : finishes.length,
    })),
  );
}

function pacePoints({ counting, total }: BurnUpSource, calendar: WorkCalendar): BurnPoint[] {
  const points = grid(counting.startedAt, counting.endsAt).flatMap((at) => {
    const share = pace(counting, at, calendar);
    return share === null ? [] : [{ at, lines: share * total }];
  });
  return withoutPlateaus(points);
}

/** Both rates continue in working time: each is a share of the time from now to its end of the forecast. */
function projectedPoints(
  { total, finishes, forecast, now }: BurnUpSource,
  until: number,
  calendar: WorkCalendar,
): ProjectedPoint[] {
  if (forecast === null) return [];
  const counted = finishes.length;
  const lengths = [forecast.early, forecast.late].map((end) => calendar.between(now, end));
  return grid(now, Math.min(until, forecast.late)).map((at) => {
    const worked = calendar.between(now, at);
    const [high = counted, low = counted] = lengths.map((length) => {
      const share = length > 0 ? Math.min(1, worked / length) : 1;
      return counted + share * (total - counted);
    });
    return { at, low, high };
  });
}

export function burnUp(source: BurnUpSource, calendar: WorkCalendar): BurnUp {
  const { counting, finishes, forecast, now } = source;
  const last = finishes.at(-1) ?? counting.startedAt;
  const reached = counting.active ? now : last;
  const from = Math.min(counting.startedAt, reached);
  const known = Math.max(counting.endsAt, counting.startedAt, reached);
  const until = Math.min(
    Math.max(known, forecast?.late ?? known),
    known + (known - from) * maxProjection,
  );
  return {
    from,
    until,
    counted: countedPoints(finishes, from, reached),
    pace: pacePoints(source, calendar),
    projection: projectedPoints(source, until, calendar),
  };
}
