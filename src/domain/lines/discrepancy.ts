import { Amount } from "#domain/decimal/amount.ts";
import { type Decimal, decimal, multiply, zero } from "#domain/decimal/decimal.ts";
import type { LineFacts } from "./line-facts.ts";

type Stock = Pick<LineFacts, "finishedAt" | "countedStock" | "difference" | "locationStock">;

/** The line has a finish but no counted stock: it counts as counted and has no discrepancy. */
export function isFinishedWithoutCount(line: Pick<Stock, "finishedAt" | "countedStock">): boolean {
  return line.finishedAt !== null && line.countedStock === null;
}

/** The difference as sent, in units; `null` without one, or when the line is finished without a count. */
export function knownDifference(line: Omit<Stock, "locationStock">): number | null {
  return isFinishedWithoutCount(line) ? null : line.difference;
}

/** Any difference other than zero, however small; a line that is not counted yet may have one. */
export function isDiscrepancy(line: Omit<Stock, "locationStock">): boolean {
  const difference = knownDifference(line);
  return difference !== null && difference !== 0;
}

/**
 * Expected units: counted minus difference when both are known, else the location's stock. Exact, then rounded
 * once to the nearest number.
 */
export function expectedStock(line: Stock): number {
  if (line.countedStock === null || line.difference === null) return line.locationStock;
  if (line.difference === 0) return line.countedStock;
  const counted = new Amount().set(line.countedStock);
  return counted.setDifference(counted, new Amount().set(line.difference)).number();
}

/**
 * Value of a line's difference at the line's own cost; `null` without a difference, and when costs are left
 * out.
 */
export function lineValue(
  line: Omit<Stock, "locationStock"> & Pick<LineFacts, "costPrice">,
): Decimal | null {
  const difference = knownDifference(line);
  if (difference === null || line.costPrice === null) return null;
  // Most lines have no difference.
  if (difference === 0) return zero;
  return multiply(decimal(difference), decimal(line.costPrice));
}
