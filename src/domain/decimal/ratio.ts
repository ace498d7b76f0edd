import { type Decimal, magnitude, parseDecimal } from "./decimal.ts";

/** Binary digits of a quotient before it is rounded; a double has 53. */
const bits = 64;

/** One exact decimal by another, rounded once; `null` when that is 0. */
export function ratio(part: Decimal, whole: Decimal): number | null {
  if (whole.units === 0n) return null;
  const sign = part.units < 0n === whole.units < 0n ? 1 : -1;
  const over = magnitude(part).units * 10n ** BigInt(whole.scale);
  const under = magnitude(whole).units * 10n ** BigInt(part.scale);
  if (over === 0n) return 0;
  const shift = Math.max(0, bits + under.toString(2).length - over.toString(2).length);
  const shifted = over << BigInt(shift);
  const quotient = shifted / under;
  // What is left over decides only between two halves: it is told in a bit that a double has no room for.
  const reported = quotient * under === shifted ? quotient : quotient | 1n;
  const half = shift >> 1;
  return (sign * Number(reported)) / 2 ** half / 2 ** (shift - half);
}

/**
 * The share that one amount is of another, both in plain notation; `null` when the whole is 0, or
 * either is not told. The value counted, for one, is `shareOf(totals.countedValue, totals.expectedValue)`.
 */
export function shareOf(part: string | null, whole: string | null): number | null {
  if (part === null || whole === null) return null;
  return ratio(parseDecimal(part), parseDecimal(whole));
}
