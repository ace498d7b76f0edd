import type { LineTotals } from "./line-totals.ts";

/** Fewer known differences than these are too few to judge an accuracy by. */
export const enoughDifferences = 20;

/**
 * Strict inventory record accuracy: the share of counted lines with a known difference whose difference is
 * zero. 0…1; `null` when no counted line has a known difference.
 */
export function accuracy(
  totals: Pick<LineTotals, "knownDifferences" | "withoutDifference">,
): number | null {
  return totals.knownDifferences === 0 ? null : totals.withoutDifference / totals.knownDifferences;
}

/**
 * Accuracy within tolerance: the share of counted lines with a known difference whose difference is small
 * enough for their class. 0…1, never below the strict one; `null` when none has a known difference.
 */
export function accuracyWithinTolerance(
  totals: Pick<LineTotals, "knownDifferences" | "withinTolerance">,
): number | null {
  return totals.knownDifferences === 0 ? null : totals.withinTolerance / totals.knownDifferences;
}

/** Share of the discrepancies that are documented, 0…1; `null` without discrepancies. */
export function documentationCoverage(
  totals: Pick<LineTotals, "discrepancies" | "undocumented">,
): number | null {
  if (totals.discrepancies === 0) return null;
  return (totals.discrepancies - totals.undocumented) / totals.discrepancies;
}
