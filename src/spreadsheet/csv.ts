import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import type { Cell, Separators, SheetFormat } from "./sheet.ts";
import { wallClock } from "./wall-clock.ts";

/** What separates cells, and the decimal sign. */
interface CsvDialect {
  readonly separator: "," | ";" | "\t";
  readonly decimalSign: "." | ",";
}

const dialects: Readonly<Record<Separators, CsvDialect>> = {
  semicolon: { separator: ";", decimalSign: "," },
  comma: { separator: ",", decimalSign: "." },
  "semicolon-point": { separator: ";", decimalSign: "." },
};

export interface CsvContext {
  readonly dialect: CsvDialect;
  /** The date whose UTC parts are written for an instant. */
  readonly wallClock: (instant: Date) => Date;
}

/** Of a CSV file. */
export function csvContext({ separators, timeZone }: Omit<SheetFormat, "file">): CsvContext {
  return { dialect: dialects[separators], wallClock: wallClock(timeZone) };
}

/**
 * Of text that is pasted into a spreadsheet as cells.
 * @param decimalSign of the viewer's region, by which their spreadsheet reads numbers
 */
export function clipboardContext({
  decimalSign,
  timeZone,
}: {
  readonly decimalSign: string;
  readonly timeZone: string;
}): CsvContext {
  return {
    dialect: { separator: "\t", decimalSign: decimalSign === "," ? "," : "." },
    wallClock: wallClock(timeZone),
  };
}

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = "\uFEFF";

/**
 * Where a formula could begin: at the start of a text, or after a character that some spreadsheets split cells at,
 * where they drop blanks and quotes.
 */
const formulaStart = /[=+\-@＝＋－＠](?<=(?:^|[,;|\t\r\n])[\s"]*.)/g;

/** The same without the comma: in a file separated by commas, readers that split at them respect the quotes. */
const formulaStartAmongCommas = /[=+\-@＝＋－＠](?<=(?:^|[;|\t\r\n])[\s"]*.)/g;

/** Spreadsheets may drop these before a formula. */
const blankStart = /^[\t\r\n]/;

/** A cheap test before the slower search: texts without a match contain no formula. */
const mayHoldFormula = /^[\s"=+\-@＝＋－＠]|[,;|\t\r\n]/;

/** Number text without an exponent. */
const plainNumber = /^-?[\d.]+$/;

function numberText(value: number): string {
  const text = String(value);
  return plainNumber.test(text) ? text : decimalText(decimal(value));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A text without formulas. The apostrophe makes it text; numbers are no formulas, whatever their sign. */
function defused(text: string, { separator }: CsvDialect): string {
  const start = separator === "," ? formulaStartAmongCommas : formulaStart;
  if (!mayHoldFormula.test(text)) return text;
  return text.replace(start, "'$&").replace(blankStart, "'$&");
}

/** `2026-03-02 07:00:00`, with milliseconds unless they are 0; spreadsheets of every language read it as a date. */
function instantText(instant: Date, { dialect, wallClock }: CsvContext): string {
  const text = wallClock(instant).toISOString().replace("T", " ");
  return text.replace(".000Z", "").replace("Z", "").replace(".", dialect.decimalSign);
}

/** The text of a cell, not quoted. */
export function cellText(cell: Cell, context: CsvContext): string {
  const { dialect } = context;
  if (cell === null) return "";
  if (typeof cell === "string") return defused(cell, dialect);
  if (typeof cell === "boolean") return String(cell);
  if (cell instanceof Date) return defused(instantText(cell, context), dialect);
  const text = typeof cell === "number" ? numberText(cell) : decimalText(cell);
  return dialect.decimalSign === "." ? text : text.replace(".", dialect.decimalSign);
}

function quotedCell(cell: Cell, context: CsvContext): string {
  const text = cellText(cell, context);
  const mayHoldSeparator = typeof cell === "string" || cell instanceof Date;
  return mayHoldSeparator && /[",;\t\r\n]/.test(text) ? quoted(text) : text;
}

/**
 * One row of separated values (RFC 4180), with its line ending. Numbers have no grouping; text that would be a formula
 * is defused.
 */
export function csvRow(cells: readonly Cell[], context: CsvContext): string {
  const texts = cells.map((cell) => quotedCell(cell, context));
  // For a reader that splits at another sign the row is one formula, in which quotes keep texts inert.
  const isFormula = texts[0]?.startsWith("-");
  const written = isFormula ? texts.map(alwaysQuoted) : texts;
  return `${written.join(context.dialect.separator)}\r\n`;
}

function alwaysQuoted(cell: string): string {
  return cell === "" || cell.startsWith('"') ? cell : quoted(cell);
}
