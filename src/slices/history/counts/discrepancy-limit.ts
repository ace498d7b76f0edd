import type { TargetPercents } from "#contract/targets.ts";
import { enoughDifferences } from "#domain/lines/accuracy.ts";
import type { CountSeries } from "./points.ts";

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
  | { readonly kind: "met" }
  /** Discrepancies per 100 lines counted, from the limit to the average. */
  | { readonly kind: "missed"; readonly apart: number }
  /** Too few lines are counted. */
  | { readonly kind: "early" };

/** 84 discrepancies in 2,000 lines counted are 4.2 per 100: they miss a limit of 3 by 1.2. */
export function limitVerdict({ points }: Pick<CountSeries, "points">, limit: number): LimitVerdict {
  let [discrepancies, counted] = [0, 0];
  for (const { running, counting } of points) {
    if (running || counting.totalProductsCounted === 0) continue;
    discrepancies += counting.totalDiscrepancies;
    counted += counting.totalProductsCounted;
  }
  if (counted < enoughDifferences) return { kind: "early" };
  const apart = discrepancies * 10_000 - hundredths(limit) * counted;
  return apart > 0 ? { kind: "missed", apart: apart / counted / 100 } : { kind: "met" };
}

/** Of a number with two decimals at most, without binary rounding errors. */
function hundredths(value: number): number {
  return Math.round(value * 100);
}
