import { decimal, decimalText, parseDecimal } from "#domain/decimal/decimal.ts";
import type { NumberSigns } from "#format/number-signs.ts";
import { readNumber, writeNumber } from "#format/typed-number.ts";

const hundred = 2;

/** A share as an exact number of percent: 0.07 is 7, not 7.000000000000001. */
export function percentOf(share: number, signs: NumberSigns): string {
  const { units, scale } = decimal(share);
  const percent =
    scale >= hundred
      ? { units, scale: scale - hundred }
      : { units: units * 10n ** BigInt(hundred - scale), scale: 0 };
  return writeNumber(decimalText(percent), signs);
}

/** Parses a percentage to a share of 0 to 1; `null` if it is invalid. */
export function shareOfPercent(text: string, signs: NumberSigns): number | null {
  const plain = readNumber(text.replace("%", ""), signs) ?? "";
  if (!/^\d{1,3}(\.\d{1,9})?$/.test(plain)) return null;
  const { units, scale } = parseDecimal(plain);
  const share = Number(decimalText({ units, scale: scale + hundred }));
  return share <= 1 ? share : null;
}
