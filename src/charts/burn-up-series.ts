import type { BurnUp } from "#domain/burn-up.ts";
import { offsetPeriods } from "#domain/offset-periods.ts";

/** What the chart joins by straight lines at one instant; what is left out there has no corner. */
export interface BurnRow {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly counted?: number;
  readonly pace?: number;
  /** Between how many lines will be counted. */
  readonly range?: readonly [low: number, high: number];
}

/** How far off a straight line a corner is at least, in lines: less is not to be seen. */
const visible = 0.01;

/** The ends and corners of a line that is drawn straight from point to point; what lies between says nothing. */
function corners<Point extends { readonly at: number }>(
  points: readonly Point[],
  ways: readonly ((point: Point) => number)[],
): readonly Point[] {
  const kept: Point[] = [];
  points.forEach((point, place) => {
    const [before, after] = [kept.at(-1), points[place + 1]];
    const isOn = (way: (point: Point) => number) => {
      if (!before || !after) return false;
      const share = (point.at - before.at) / (after.at - before.at);
      const straight = way(before) + share * (way(after) - way(before));
      return Math.abs(straight - way(point)) < visible;
    };
    if (!ways.every(isOn)) kept.push(point);
  });
  return kept;
}

/** The series in one table, by time; instants that several of them share stand once. */
export function burnRows({ counted, pace, projection }: BurnUp): BurnRow[] {
  const rows = new Map<number, BurnRow>();
  const put = (at: number, part: Partial<BurnRow>) =>
    rows.set(at, { ...rows.get(at), at, ...part });
  for (const { at, lines } of corners(counted, [({ lines }) => lines])) put(at, { counted: lines });
  for (const { at, lines } of corners(pace, [({ lines }) => lines])) put(at, { pace: lines });
  const ranges = corners(projection, [({ low }) => low, ({ high }) => high]);
  for (const { at, low, high } of ranges) put(at, { range: [low, high] });
  return [...rows.values()].sort((one, other) => one.at - other.at);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Steps that people know. */
const steps = [
  ...[5, 15, 30].map((minutes) => minutes * minute),
  ...[1, 2, 3, 6, 12].map((hours) => hours * hour),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map((days) => days * day),
];

/** Instants of a time axis, and how far they are apart. */
export interface TimeTicks {
  readonly step: number;
  readonly at: readonly number[];
}

/** Round instants on the clocks of a zone, both ends included where they are round; at most so many. */
export function timeTicks(from: number, until: number, timeZone: string, most: number): TimeTicks {
  const periodAt = offsetPeriods(timeZone);
  const step = steps.find((length) => (until - from) / length <= most - 1) ?? (until - from) / most;
  const at: number[] = [];
  const { offset } = periodAt(from);
  for (let wall = Math.ceil((from + offset) / step) * step; ; wall += step) {
    // By the clocks there and then: they may have changed since the axis began.
    const instant = wall - periodAt(wall - offset).offset;
    if (instant > until) return { step, at };
    if (instant >= from && instant !== at.at(-1)) at.push(instant);
  }
}

/** Pixels before the time axis of both panels: enough for the longest number beside it. */
export function axisWidth(longest: string): number {
  return 14 + 7.2 * longest.length;
}
