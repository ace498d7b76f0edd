import { type Decimal, decimalText, parseDecimal } from "./decimal.ts";

/** Digits of a quotient before it is rounded; a double has 17. */
const digits = 30;

/** One exact decimal by another, rounded once; `null` when that is 0. */
export function ratio(part: Decimal, whole: Decimal): number | null {
  if (whole.units === 0n) return null;
  const over = part.units * 10n ** BigInt(whole.scale);
  const under = whole.units * 10n ** BigInt(part.scale);
  const scale = Math.max(0, digits + under.toString().length - over.toString().length);
  return Number(decimalText({ units: (over * 10n ** BigInt(scale)) / under, scale }));
}

/**
 * The share that one amount is of another, both in plain notation; `null` when the whole is 0. The value
 * counted, for one, is `shareOf(totals.countedValue, totals.expectedValue)`.
 */
export function shareOf(part: string, whole: string): number | null {
  return ratio(parseDecimal(part), parseDecimal(whole));
}
