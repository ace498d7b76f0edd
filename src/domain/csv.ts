import { type Decimal, decimal, decimalText } from "./decimal/decimal.ts";

/** What a cell can hold; `null` is an empty one. */
export type CsvCell = string | number | boolean | Decimal | Date | null;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * Where a formula would begin: at the start of a text, or behind what separates cells for some spreadsheets, which
 * drop blanks and quotes there. Behind a comma there is none: whoever splits at commas reads the quotes as well.
 */
const formulaStart = /[=+\-@＝＋－＠](?<=(?:^|[;|\t\r\n])[\s"]*.)/g;

/** Spreadsheets may drop these before a formula. */
const blankStart = /^[\t\r\n]/;

/** Texts without a match hold no formula; most have none, and the search for one takes longer. */
const mayHoldFormula = /^[\s"=+\-@＝＋－＠]|[;|\t\r\n]/;

/** A number's own text, where that needs no exponent. */
const plain = /^-?[\d.]+$/;

function numberText(value: number): string {
  const text = String(value);
  return plain.test(text) ? text : decimalText(decimal(value));
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
 * One row of comma-separated values (RFC 4180), with its end. Numbers are written plainly, with a decimal point
 * and without grouping, instants as ISO 8601 in UTC; text that would be a formula is made harmless.
 */
export function csvRow(cells: readonly CsvCell[]): string {
  const texts = cells.map(cellText);
  // Where commas separate no cells, the row is one formula, in which quotes keep texts from being run.
  const isFormula = texts[0]?.startsWith("-");
  return `${(isFormula ? texts.map(alwaysQuoted) : texts).join(",")}\r\n`;
}

function alwaysQuoted(cell: string): string {
  return cell === "" || cell.startsWith('"') ? cell : quoted(cell);
}

/** Rows as comma-separated values, which spreadsheets read as UTF-8. */
export function csv(rows: readonly (readonly CsvCell[])[]): string {
  return `${byteOrderMark}${rows.map(csvRow).join("")}`;
}
