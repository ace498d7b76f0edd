import { Amount } from "#domain/decimal/amount.ts";
import { isDiscrepancy } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";

/**
 * A discrepancy of whole packages: probably a case was counted as a unit or the other way round. Exact, so 3.3
 * is three times 1.1.
 */
export function isPackHint(line: LineFacts): boolean {
  if (!isDiscrepancy(line) || !(line.packagingUnit > 1)) return false;
  return new Amount().set(line.difference ?? 0).isMultipleOf(new Amount().set(line.packagingUnit));
}
