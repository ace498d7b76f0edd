import { countUpTo } from "#domain/time/instants.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import type { Forecast } from "./forecast.ts";
import { pace } from "./pace.ts";

/** Lines at an instant, which is milliseconds since 1970. */
export interface BurnPoint {
  readonly at: number;
  readonly lines: number;
}

/** Between how many lines will be counted at an instant. */
interface ProjectedPoint {
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** Counted lines over time, as series that a chart joins by straight lines. */
export interface BurnUp {
  /** The stretch of time that the chart shows. */
  readonly from: number;
  readonly until: number;
  /** Ascending; until now, or until the last finish of a counting that is over. */
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
  /** `null` where there is none, or where it is withdrawn. */
  readonly forecast: Forecast | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Points of a series: as many as a chart a hand wide can show. */
const mostPoints = 200;

/** A forecast beyond that share of the rest would press everything else to the edge. */
const mostAhead = 0.5;

/** Evenly spaced instants from one to another, both included. */
function grid(from: number, until: number): number[] {
  if (!(until > from)) return [from];
  const steps = mostPoints - 1;
  return Array.from({ length: mostPoints }, (_, step) => from + ((until - from) * step) / steps);
}

/** Leaves out what lies within a level stretch, a night for one. */
function withoutLevels(points: readonly BurnPoint[]): BurnPoint[] {
  return points.filter(
    ({ lines }, index) => points[index - 1]?.lines !== lines || points[index + 1]?.lines !== lines,
  );
}

/**
 * Lines finished before the start stand in its first point, and those with a finish in the future in its
 * last, so that it ends with as many lines as are counted.
 */
function countedPoints(finishes: Float64Array, from: number, until: number): BurnPoint[] {
  return withoutLevels(
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
  return withoutLevels(points);
}

/** Both rates go on in working time: each is a share of the way from now to its end of the forecast. */
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
    known + (known - from) * mostAhead,
  );
  return {
    from,
    until,
    counted: countedPoints(finishes, from, reached),
    pace: pacePoints(source, calendar),
    projection: projectedPoints(source, until, calendar),
  };
}
