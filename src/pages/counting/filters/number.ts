import { compare, decimal, parseDecimal } from "#domain/decimal/decimal.ts";

/**
 * Parses a number as typed: a sign, digits and at most one point. `null` for anything else and for more digits than a
 * number can hold exactly.
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace("−", "-");
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return null;
  const written = plain.replace("+", "");
  const number = Number(written);
  if (!Number.isFinite(number)) return null;
  return compare(parseDecimal(written), decimal(number)) === 0 ? number : null;
}
