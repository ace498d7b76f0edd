import type { Counting, Warehouse } from "#contract/counting.ts";
import { countingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { progress } from "#domain/counting/pace.ts";
import { enoughDifferences } from "#domain/lines/accuracy.ts";
import { hour } from "#domain/time/units.ts";
import { grouped } from "#slices/history/grouped.ts";

/** Figures by which countings are compared over time. */
export const countMetrics = ["discrepancies", "incidents", "share"] as const;

export type CountMetric = (typeof countMetrics)[number];

/**
 * They, and two that are planned before a counting; `null` is "no answer".
 * - `discrepancies`: per 100 lines counted, 0 or more; none where nothing was counted
 * - `incidents`: per 100 lines counted, 0 or more; none where nothing was counted
 * - `share`: lines counted of the lines to count in the end, 0…1 in a header that adds up; none while the
 *   counting runs, and none without lines
 * - `size`: lines to count
 * - `window`: hours by the clock from the start to the deadline; none where the deadline is not after the start
 */
type CountFigures = Readonly<Record<CountMetric | "size" | "window", number | null>>;

/** A counting as a point in time. */
export interface CountPoint {
  readonly counting: Counting;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Still active: its figures are preliminary. */
  readonly running: boolean;
  readonly figures: CountFigures;
}

/** Per 100; `null` when `of` is 0. */
function ratio(part: number, of: number): number | null {
  return of === 0 ? null : (part * 100) / of;
}

export function countPoint(counting: Counting): CountPoint {
  const facts = countingFacts(counting);
  const { startedAt, active, counted } = facts;
  const deadline = usableDeadline(facts);
  return {
    counting,
    startedAt,
    running: active,
    figures: {
      discrepancies: ratio(facts.discrepancies, counted),
      incidents: ratio(facts.incidents, counted),
      share: active ? null : progress(facts),
      size: facts.total,
      window: deadline === null ? null : (deadline - startedAt) / hour,
    },
  };
}

/**
 * A figure as a chart shows it: of a running counting the preliminary one, once enough lines are counted, since a few say
 * little and a shared axis follows them. `null` is "no answer".
 */
export function chartedFigure(
  { running, figures, counting }: CountPoint,
  metric: CountMetric,
): number | null {
  const isEarly = running && counting.totalProductsCounted < enoughDifferences;
  return isEarly ? null : figures[metric];
}

/** The countings of one warehouse over time. */
export interface CountSeries {
  /** As its newest counting names it; only the id identifies a warehouse. */
  readonly warehouse: Warehouse;
  /** By start, then by id. */
  readonly points: readonly CountPoint[];
}

/** One series per warehouse that has a counting, ordered by name. */
export function countSeries(points: readonly CountPoint[]): CountSeries[] {
  const byWarehouse = grouped(points.toSorted(byStart), ({ counting }) => counting.warehouse.id);
  return [...byWarehouse.values()].map(seriesOf).sort(byName);
}

/** Orders by start, oldest first, then by id. */
export function byStart(one: CountPoint, other: CountPoint): number {
  return one.startedAt - other.startedAt || compare(one.counting.id, other.counting.id);
}

function byName({ warehouse: one }: CountSeries, { warehouse: other }: CountSeries): number {
  return (
    compare(one.name.toLowerCase(), other.name.toLowerCase()) ||
    compare(one.code, other.code) ||
    one.id - other.id
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function seriesOf(points: readonly CountPoint[]): CountSeries {
  const newest = points.at(-1);
  if (!newest) throw new RangeError("A series has a point");
  return { warehouse: newest.counting.warehouse, points };
}
