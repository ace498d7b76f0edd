import { compare, decimal, parseDecimal } from "#domain/decimal/decimal.ts";
import type { NumberSigns } from "#format/number-signs.ts";
import { readNumber } from "#format/typed-number.ts";

/**
 * A number as typed in the viewer's region. `null` for anything else, and for more digits than a number keeps: a filter
 * never differs from what was typed.
 */
export function typedNumber(text: string, signs: NumberSigns): number | null {
  const written = readNumber(text, signs);
  if (written === null) return null;
  const number = Number(written);
  if (!Number.isFinite(number)) return null;
  return compare(parseDecimal(written), decimal(number)) === 0 ? number : null;
}
