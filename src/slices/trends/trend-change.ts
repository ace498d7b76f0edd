import { median, type TrendMetric, type TrendPoint, type TrendSeries } from "./trends.ts";

/** How a warehouse's month compares with the months before it. */
export interface TrendChange {
  /** Median of the countings finished this month; `null` without one. */
  readonly current: number | null;
  /** Median of the countings finished in earlier months. */
  readonly baseline: number | null;
  /** Number of countings finished this month. */
  readonly finished: number;
  /** Number of countings finished in earlier months. */
  readonly earlier: number;
  readonly verdict: "worse" | "better" | "as-usual" | "too-few";
}

/** Fewer finished countings than these, on either side, are too few to judge. */
const enough = 3;

/** Less than this share of the baseline, or than `smallest`, is no change. */
const share = 0.08;
const smallest = 0.3;

/** A figure as a number of which more is worse. */
const badness: Readonly<Record<TrendMetric, (value: number) => number>> = {
  discrepancies: (value) => value,
  incidents: (value) => value,
  // Percent not counted: of 99.8 % counted, 8 % would be a lot.
  share: (value) => (1 - value) * 100,
};

/**
 * Compares the countings of this month with those of earlier ones. With a baseline of 6.1 discrepancies per 100 lines, 8.1
 * this month is worse, since 2.0 is more than 0.3 and than 8 % of 6.1; 6.5 is as usual.
 * @param isThisMonth whether an instant is in the current month of the page's time zone
 */
export function trendChange(
  { points }: Pick<TrendSeries, "points">,
  metric: TrendMetric,
  isThisMonth: (instant: number) => boolean,
): TrendChange {
  const figuresOf = (some: readonly TrendPoint[]) =>
    some.flatMap(({ figures }) => figures[metric] ?? []);
  const month = points.filter(({ startedAt }) => isThisMonth(startedAt));
  const done = figuresOf(month.filter(({ running }) => !running));
  const before = figuresOf(
    points.filter(({ startedAt, running }) => !running && !isThisMonth(startedAt)),
  );
  const [current, baseline] = [median(done), median(before)];
  return {
    current,
    baseline,
    finished: done.length,
    earlier: before.length,
    verdict: verdictOf(metric, {
      current,
      baseline,
      isEnough: Math.min(done.length, before.length) >= enough,
    }),
  };
}

function verdictOf(
  metric: TrendMetric,
  {
    current,
    baseline,
    isEnough,
  }: { current: number | null; baseline: number | null; isEnough: boolean },
): TrendChange["verdict"] {
  const bad = badness[metric];
  if (current === null || baseline === null || !isEnough) return "too-few";
  const change = bad(current) - bad(baseline);
  if (Math.abs(change) <= Math.max(smallest, share * bad(baseline))) return "as-usual";
  return change > 0 ? "worse" : "better";
}

/** How much worse a month is than its baseline: larger is worse; `null` where that is not judged. */
export function worsening(
  { current, baseline, verdict }: TrendChange,
  metric: TrendMetric,
): number | null {
  const bad = badness[metric];
  return verdict !== "too-few" && current !== null && baseline !== null
    ? bad(current) - bad(baseline)
    : null;
}
