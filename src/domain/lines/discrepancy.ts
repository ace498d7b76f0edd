import { Amount } from "#domain/decimal/amount.ts";
import { type Decimal, decimal, multiply } from "#domain/decimal/decimal.ts";
import type { LineFacts } from "./line-facts.ts";

type Stock = Pick<LineFacts, "finishedAt" | "countedStock" | "difference" | "placeStock">;

/** Counted by its state, but nobody entered a number: it stays counted and has no discrepancy. */
export function isFinishedWithoutCount(line: Pick<Stock, "finishedAt" | "countedStock">): boolean {
  return line.finishedAt !== null && line.countedStock === null;
}

/** The difference as the API sent it, or `null` where there is none to speak of. In units. */
export function knownDifference(line: Omit<Stock, "placeStock">): number | null {
  return isFinishedWithoutCount(line) ? null : line.difference;
}

/** Any difference other than zero, however small; a line that is not counted yet may carry one. */
export function isDiscrepancy(line: Omit<Stock, "placeStock">): boolean {
  const difference = knownDifference(line);
  return difference !== null && difference !== 0;
}

/**
 * Units that should be there: counted less difference when both are known, else the stock of the place.
 * Exact, then rounded once to the nearest number.
 */
export function expectedStock(line: Stock): number {
  if (line.countedStock === null || line.difference === null) return line.placeStock;
  const counted = new Amount().set(line.countedStock);
  return counted.setDifference(counted, new Amount().set(line.difference)).number();
}

/**
 * What a line's difference is worth: difference × the line's own cost; `null` without a difference, and where
 * costs are left out.
 */
export function lineValue(
  line: Omit<Stock, "placeStock"> & Pick<LineFacts, "costPrice">,
): Decimal | null {
  const difference = knownDifference(line);
  if (difference === null || line.costPrice === null) return null;
  return multiply(decimal(difference), decimal(line.costPrice));
}
