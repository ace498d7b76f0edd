import { compare, decimal, parseDecimal } from "#domain/decimal/decimal.ts";

/**
 * Parses a number as typed: digits with at most one point between them, and an optional sign. `null` for anything else,
 * and for more digits than a number keeps: a filter never differs from what was typed.
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace("−", "-");
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return null;
  const written = plain.replace("+", "");
  const number = Number(written);
  if (!Number.isFinite(number)) return null;
  return compare(parseDecimal(written), decimal(number)) === 0 ? number : null;
}
