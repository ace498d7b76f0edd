import { type Decimal, decimal, decimalText } from "./decimal/decimal.ts";

/** Value of a cell; `null` is empty. */
export type CsvCell = string | number | boolean | Decimal | Date | null;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * Where a formula could begin: at the start of a text, or after a character that some spreadsheets split cells at,
 * where they drop blanks and quotes. Not after a comma: readers that split at commas respect the quotes.
 */
const formulaStart = /[=+\-@＝＋－＠](?<=(?:^|[;|\t\r\n])[\s"]*.)/g;

/** Spreadsheets may drop these before a formula. */
const blankStart = /^[\t\r\n]/;

/** A cheap test before the slower search: texts without a match contain no formula. */
const mayHoldFormula = /^[\s"=+\-@＝＋－＠]|[;|\t\r\n]/;

/** Number text without an exponent. */
const plainNumber = /^-?[\d.]+$/;

function numberText(value: number): string {
  const text = String(value);
  return plainNumber.test(text) ? text : decimalText(decimal(value));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

function textCell(text: string): string {
  // The apostrophe makes it text; numbers are no formulas, whatever their sign.
  const defused = mayHoldFormula.test(text)
    ? text.replace(formulaStart, "'$&").replace(blankStart, "'$&")
    : text;
  return /[",;\t\r\n]/.test(defused) ? quoted(defused) : defused;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "string") return textCell(cell);
  if (typeof cell === "number") return numberText(cell);
  if (typeof cell === "boolean") return String(cell);
  return cell instanceof Date ? textCell(cell.toISOString()) : decimalText(cell);
}

/**
 * One row of comma-separated values (RFC 4180), with its line ending. Numbers have a decimal point and no grouping,
 * instants are ISO 8601 in UTC; text that would be a formula is defused.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  const texts = cells.map(cellText);
  // For a reader that does not split at commas the row is one formula, in which quotes keep texts inert.
  const isFormula = texts[0]?.startsWith("-");
  return `${(isFormula ? texts.map(alwaysQuoted) : texts).join(",")}\r\n`;
}

function alwaysQuoted(cell: string): string {
  return cell === "" || cell.startsWith('"') ? cell : quoted(cell);
}

/** A whole CSV file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join("")}`;
}
