import { Amount } from "#domain/decimal/amount.ts";
import { isDiscrepancy } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";

/** A discrepancy of whole packages: probably a case was counted as a unit or the other way round. */
export function isPackHint(line: LineFacts): boolean {
  return isDiscrepancy(line) && wholePacks(line.difference, line.packagingUnit) !== null;
}

/**
 * The number of whole packages that are short or over, exactly, so 3.3 is three times 1.1; `null` for parts of one, for
 * units sold singly, and without a difference.
 */
export function wholePacks(difference: number | null, packagingUnit: number): number | null {
  if (difference === null || difference === 0 || !(packagingUnit > 1)) return null;
  const isWhole = new Amount().set(difference).isMultipleOf(new Amount().set(packagingUnit));
  return isWhole ? Math.round(Math.abs(difference / packagingUnit)) : null;
}
