import type { CountingFacts } from "./facts.ts";

/**
 * Discrepancies per counted line, as a share; can exceed 1, since the API does not say that each discrepancy is
 * a line. `null` before anything was counted.
 */
export function discrepancyRate({
  discrepancies,
  counted,
}: Pick<CountingFacts, "discrepancies" | "counted">): number | null {
  return counted === 0 ? null : discrepancies / counted;
}
