/** Digits of a number that spreadsheets keep; they replace further ones by zeros. */
const keptDigits = 15;

/**
 * Whether a spreadsheet keeps a number as it is.
 * @param text the number in plain notation
 */
export function keepsDigits(text: string): boolean {
  return text.replace(/[-.]/g, "").replace(/^0+|0+$/g, "").length <= keptDigits;
}
