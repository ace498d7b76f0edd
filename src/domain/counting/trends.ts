import type { Counting, Warehouse } from "#contract/counting.ts";
import { medianOf } from "#domain/decimal/median.ts";
import { usableDeadline } from "#domain/time/deadline.ts";
import { countingFacts } from "./facts.ts";
import { progress } from "./pace.ts";

/** The figures by which countings are compared over time. */
export const trendMetrics = ["discrepancies", "incidents", "share", "size", "window"] as const;

export type TrendMetric = (typeof trendMetrics)[number];

/**
 * One number for each of them; `null` is "no answer".
 * - `discrepancies`: per 100 lines counted, 0 or more; none where nothing was counted
 * - `incidents`: per 1,000 lines counted, 0 or more; none where nothing was counted
 * - `share`: lines counted of the lines to count in the end, 0…1 in a header that adds up; none while the
 *   counting runs, and none without lines
 * - `size`: lines to count
 * - `window`: hours by the clock from the start to the deadline; none where the deadline is not after the start
 */
type TrendFigures = Readonly<Record<TrendMetric, number | null>>;

/** A counting as a point in time. */
export interface TrendPoint {
  readonly counting: Counting;
  /** When it started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Still active: its figures are those so far. */
  readonly running: boolean;
  readonly figures: TrendFigures;
}

/** The numbers of a counting that can be added up. */
type Field = "totalProducts" | "totalProductsCounted" | "totalDiscrepancies" | "totalIncidents";

const hour = 3_600_000;

/** `total` parts in `of`, as parts in `per`; `null` when there is nothing to be a part of. */
function ratio(total: number, of: number, per: number): number | null {
  return of === 0 ? null : (total * per) / of;
}

export function trendPoint(counting: Counting): TrendPoint {
  const facts = countingFacts(counting);
  const { startedAt, active, counted } = facts;
  const deadline = usableDeadline(facts);
  return {
    counting,
    startedAt,
    running: active,
    figures: {
      discrepancies: ratio(facts.discrepancies, counted, 100),
      incidents: ratio(facts.incidents, counted, 1000),
      share: active ? null : progress(facts),
      size: facts.total,
      window: deadline === null ? null : (deadline - startedAt) / hour,
    },
  };
}

/** What counting brings to light; the other figures are planned before it. */
const outcomes: readonly TrendMetric[] = ["discrepancies", "incidents", "share"];

/**
 * A figure that will not change any more: what a counting has brought to light so far is left out while it
 * runs, since a few lines say little and a shared axis would follow them. `null` is "no answer".
 */
export function settledFigure(
  { running, figures }: TrendPoint,
  metric: TrendMetric,
): number | null {
  return running && outcomes.includes(metric) ? null : figures[metric];
}

/** The countings of one warehouse over time. */
export interface TrendSeries {
  /** As its newest counting names it; the id alone tells warehouses apart. */
  readonly warehouse: Warehouse;
  /** By start, and by id where two started together. */
  readonly points: readonly TrendPoint[];
  /** The finished countings among them, of which `medians` and `overall` are. */
  readonly finished: number;
  /** The middle one of the finished countings' figures: what is usual, however large a counting was. */
  readonly medians: TrendFigures;
  /**
   * The finished countings with the figure taken together as if they were one: a ratio of sums, in which
   * a line counts as much as any other. No answer for size and window, which are no ratios.
   */
  readonly overall: TrendFigures;
}

/** The series of every warehouse that has a counting, in the order of their names. */
export function trendSeries(points: readonly TrendPoint[]): TrendSeries[] {
  const byWarehouse = new Map<number, TrendPoint[]>();
  for (const point of [...points].sort(byStart)) {
    const { id } = point.counting.warehouse;
    const series = byWarehouse.get(id);
    if (series) series.push(point);
    else byWarehouse.set(id, [point]);
  }
  return [...byWarehouse.values()].map(seriesOf).sort(byName);
}

/** Orders by start, the oldest first, and by id where two started together. */
export function byStart(one: TrendPoint, other: TrendPoint): number {
  return one.startedAt - other.startedAt || compare(one.counting.id, other.counting.id);
}

function byName({ warehouse: one }: TrendSeries, { warehouse: other }: TrendSeries): number {
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

function seriesOf(points: readonly TrendPoint[]): TrendSeries {
  const newest = points.at(-1);
  if (!newest) throw new RangeError("A series has a point");
  const finished = points.filter(({ running }) => !running);
  const middle = (metric: TrendMetric) =>
    median(finished.flatMap(({ figures }) => figures[metric] ?? []));
  return {
    warehouse: newest.counting.warehouse,
    points,
    finished: finished.length,
    medians: {
      discrepancies: middle("discrepancies"),
      incidents: middle("incidents"),
      share: middle("share"),
      size: middle("size"),
      window: middle("window"),
    },
    overall: overall(finished),
  };
}

function overall(finished: readonly TrendPoint[]): TrendFigures {
  /** The sum of `part` for those that have the figure, as so many in the sum of `whole`. */
  const together = (metric: TrendMetric, part: Field, whole: Field, per: number) => {
    const having = finished.filter(({ figures }) => figures[metric] !== null);
    const sum = (field: Field) => having.reduce((all, { counting }) => all + counting[field], 0);
    return ratio(sum(part), sum(whole), per);
  };
  const counted = "totalProductsCounted";
  return {
    discrepancies: together("discrepancies", "totalDiscrepancies", counted, 100),
    incidents: together("incidents", "totalIncidents", counted, 1000),
    share: together("share", counted, "totalProducts", 1),
    size: null,
    window: null,
  };
}

/** The middle number, or the mean of the two in the middle; `null` when there is none. */
export function median(numbers: readonly number[]): number | null {
  return medianOf([...numbers].sort((one, other) => one - other));
}
