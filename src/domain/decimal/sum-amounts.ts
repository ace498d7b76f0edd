import { add, decimalText, parseDecimal, zero } from "./decimal.ts";

/** Exact sum of amounts in plain notation; `null` when one of them is unknown. */
export function sumOfTexts(amounts: readonly (string | null)[]): string | null {
  let sum = zero;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = add(sum, parseDecimal(amount));
  }
  return decimalText(sum);
}
