import type { TargetPercents } from "#contract/targets.ts";
import type { TrendSeries } from "#domain/counting/trends.ts";
import { enoughDifferences } from "#domain/lines/accuracy.ts";

/**
 * Discrepancies per 100 lines counted that a target for accuracy allows: 3 for 97 %. Countings are compared over time by
 * their headers, which have no accuracy. `null` without such a target.
 */
export function discrepancyLimit(percents: TargetPercents | null | undefined): number | null {
  const accuracy = percents?.accuracy;
  return accuracy === undefined ? null : hundredths(100 - accuracy) / 100;
}

/** The average of a warehouse's finished countings beside a limit. */
export type LimitVerdict =
  | {
      readonly kind: "met" | "missed";
      /** Discrepancies per 100 lines counted, rounded up to two decimals. */
      readonly average: number;
      /** From that average to the limit. */
      readonly apart: number;
    }
  /** Too few lines are counted. */
  | { readonly kind: "early" };

/** 84 discrepancies in 2,000 lines counted are 4.2 per 100: they miss a limit of 3 by 1.2. */
export function limitVerdict({ points }: Pick<TrendSeries, "points">, limit: number): LimitVerdict {
  let [discrepancies, counted] = [0, 0];
  for (const { running, counting } of points) {
    if (running || counting.totalProductsCounted === 0) continue;
    discrepancies += counting.totalDiscrepancies;
    counted += counting.totalProductsCounted;
  }
  if (counted < enoughDifferences) return { kind: "early" };
  const average = Math.ceil((discrepancies * 10_000) / counted);
  const apart = average - hundredths(limit);
  return {
    kind: apart > 0 ? "missed" : "met",
    average: average / 100,
    apart: Math.abs(apart) / 100,
  };
}

/** Of a number with two decimals at most, without binary rounding errors. */
function hundredths(value: number): number {
  return Math.round(value * 100);
}
