import { compare, decimal, parseDecimal } from "#domain/decimal/decimal.ts";

/**
 * The number that a person writes: digits with at most one point, and a sign. `null` for anything else, and for
 * one of more digits than are kept, since what is not meant must not be taken for it.
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace("−", "-");
  if (!/^[+-]?\d+(\.\d+)?$/.test(plain)) return null;
  const written = plain.replace("+", "");
  const number = Number(written);
  if (!Number.isFinite(number)) return null;
  return compare(parseDecimal(written), decimal(number)) === 0 ? number : null;
}
