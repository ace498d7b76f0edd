import type { CountingFacts } from "./facts.ts";

/**
 * Discrepancies per line counted, as a share; more than 1 is possible, since the API does not say that each
 * is a line. `null` before anything was counted.
 */
export function discrepancyRate({
  discrepancies,
  counted,
}: Pick<CountingFacts, "discrepancies" | "counted">): number | null {
  return counted === 0 ? null : discrepancies / counted;
}
