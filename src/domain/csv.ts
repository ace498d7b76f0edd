import { type Decimal, decimal, decimalText } from "./decimal/decimal.ts";

/** What a cell can hold; `null` is an empty one. */
export type CsvCell = string | number | boolean | Decimal | Date | null;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r\n]/;

/** A number's own text, where that needs no exponent. */
const plain = /^-?[\d.]+$/;

function numberText(value: number): string {
  const text = String(value);
  return plain.test(text) ? text : decimalText(decimal(value));
}

function textCell(text: string): string {
  // The apostrophe makes it text; numbers are no formulas, whatever their sign.
  const harmless = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return textCell(cell);
  if (typeof cell === "number") return numberText(cell);
  if (typeof cell === "boolean") return String(cell);
  return cell instanceof Date ? textCell(cell.toISOString()) : decimalText(cell);
}

/**
 * One row of comma-separated values (RFC 4180), with its end. Numbers are written plainly, with a decimal point
 * and without grouping, instants as ISO 8601 in UTC; text that would be a formula is made harmless.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

/** Rows as comma-separated values, which spreadsheets read as UTF-8. */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join("")}`;
}
