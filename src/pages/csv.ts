import { decimal, decimalText } from "#domain/decimal.ts";

/** What a cell can hold; `null` is an empty one. */
export type CsvCell = string | number | boolean | null;

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n]/;

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return decimalText(decimal(cell));
  if (typeof cell === "boolean") return String(cell);
  // The apostrophe makes it text; numbers are no formulas, whatever their sign.
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as comma-separated values (RFC 4180), which spreadsheets read as UTF-8. Numbers are written plainly,
 * with a decimal point and without grouping; text that would be a formula is made harmless.
 */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  const byteOrderMark = "\uFEFF";
  return `${byteOrderMark}${rows.map((row) => `${row.map(cellText).join(",")}\r\n`).join("")}`;
}
