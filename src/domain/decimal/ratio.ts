import { type Decimal, magnitude, parseDecimal } from "./decimal.ts";

/** Binary digits of a quotient before it is rounded; a double has 53. */
const bits = 64;

/** Divides two exact decimals, rounded once; `null` when the divisor is 0. */
export function ratio(part: Decimal, whole: Decimal): number | null {
  if (whole.units === 0n) return null;
  const sign = part.units < 0n === whole.units < 0n ? 1 : -1;
  const numerator = magnitude(part).units * 10n ** BigInt(whole.scale);
  const denominator = magnitude(whole).units * 10n ** BigInt(part.scale);
  if (numerator === 0n) return 0;
  const shift = Math.max(0, bits + denominator.toString(2).length - numerator.toString(2).length);
  const shifted = numerator << BigInt(shift);
  const quotient = shifted / denominator;
  // A remainder matters only between two halves: one extra bit that a double has no room for records it.
  const rounded = quotient * denominator === shifted ? quotient : quotient | 1n;
  const half = shift >> 1;
  return (sign * Number(rounded)) / 2 ** half / 2 ** (shift - half);
}

/**
 * The share of one amount in another, both in plain notation; `null` when the whole is 0, or either is unknown.
 * Example: `shareOf(totals.countedValue, totals.expectedValue)` is the share of the value counted.
 */
export function shareOf(part: string | null, whole: string | null): number | null {
  if (part === null || whole === null) return null;
  return ratio(parseDecimal(part), parseDecimal(whole));
}
