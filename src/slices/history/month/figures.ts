import type { Counting, Warehouse } from "#contract/counting.ts";
import { median } from "#domain/decimal/median.ts";
import { type CountMetric, countPoint } from "#slices/history/counts/points.ts";
import { grouped } from "#slices/history/grouped.ts";

/** A figure of a warehouse's month beside what is usual, each the median of finished counts; `null` without one. */
export interface Pair {
  readonly now: number | null;
  readonly usual: number | null;
}

export type Verdict = "worse" | "better" | "as-usual" | "too-few";

/** The counts of a warehouse in a month, and in the months before it. */
export interface WarehouseMonth {
  /** As its newest count names it; only the id identifies a warehouse. */
  readonly warehouse: Warehouse;
  /** Counts that began in the month and are finished, and those that still run. */
  readonly finished: number;
  readonly running: number;
  /** Finished counts of the months before. */
  readonly earlier: number;
  readonly figures: Readonly<Record<CountMetric, Pair>>;
  /** About the discrepancies. */
  readonly verdict: Verdict;
}

/** Fewer finished counts than these, on either side, are too few to judge. */
const enoughCounts = 3;

/** Less than this share of the usual figure, or than `smallest`, is no change. */
const share = 0.08;
const smallest = 0.3;

/**
 * What a change of discrepancies per 100 lines says. With 6.1 as usual, 8.1 is worse, since 2.0 is more than 0.3 and than
 * 8 % of 6.1; 6.5 is as usual.
 */
export function verdictOf(
  { now, usual }: Pair,
  counts: { finished: number; earlier: number },
): Verdict {
  const isEnough = Math.min(counts.finished, counts.earlier) >= enoughCounts;
  if (now === null || usual === null || !isEnough) return "too-few";
  const change = now - usual;
  if (Math.abs(change) <= Math.max(smallest, share * usual)) return "as-usual";
  return change > 0 ? "worse" : "better";
}

/**
 * Compares each warehouse's counts since a moment with those before it, by how much worse they got; those that are too few
 * to judge last, by name.
 * @param from start of the month, in milliseconds since 1970
 */
export function warehouseMonths(countings: readonly Counting[], from: number): WarehouseMonth[] {
  const byWarehouse = grouped(countings, ({ warehouse }) => warehouse.id);
  return [...byWarehouse.values()].map((own) => monthOf(own, from)).sort(worstFirst);
}

function monthOf(own: readonly Counting[], from: number): WarehouseMonth {
  const isNow = ({ startedAt }: Counting) => Date.parse(startedAt) >= from;
  const finished = own.filter((one) => isNow(one) && !one.active);
  const earlier = own.filter((one) => !isNow(one) && !one.active);
  const medianIn = (some: readonly Counting[], metric: CountMetric) =>
    median(some.flatMap((one) => countPoint(one).figures[metric] ?? []));
  const pair = (metric: CountMetric) => ({
    now: medianIn(finished, metric),
    usual: medianIn(earlier, metric),
  });
  const figures = {
    discrepancies: pair("discrepancies"),
    incidents: pair("incidents"),
    share: pair("share"),
  };
  const newest = own.reduce((one, other) => (other.startedAt > one.startedAt ? other : one));
  const counts = { finished: finished.length, earlier: earlier.length };
  return {
    warehouse: newest.warehouse,
    ...counts,
    running: own.filter((one) => isNow(one) && one.active).length,
    figures,
    verdict: verdictOf(figures.discrepancies, counts),
  };
}

/** How much worse a month is than usual, in discrepancies per 100 lines: larger is worse; `null` where it is not judged. */
function worsening({ verdict, figures: { discrepancies } }: WarehouseMonth): number | null {
  const { now, usual } = discrepancies;
  return verdict === "too-few" || now === null || usual === null ? null : now - usual;
}

function worstFirst(one: WarehouseMonth, other: WarehouseMonth): number {
  const [a, b] = [worsening(one), worsening(other)];
  if (a !== null && b !== null && a !== b) return b - a;
  if ((a === null) !== (b === null)) return a === null ? 1 : -1;
  const [left, right] = [one.warehouse, other.warehouse];
  return left.name < right.name ? -1 : left.name > right.name ? 1 : left.id - right.id;
}
