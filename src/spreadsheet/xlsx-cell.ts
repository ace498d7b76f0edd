import { type Decimal, decimal, decimalText } from "#domain/decimal/decimal.ts";
import { day } from "#domain/time/units.ts";
import { keepsDigits } from "./keeps-digits.ts";
import type { Cell } from "./sheet.ts";

/** Workbooks know no time zones; the column's title names it. */
export const isoDateFormat = "yyyy-mm-dd hh:mm:ss";

/** Maximum number of characters in a cell. */
export const maxTextLength = 32_767;

/** Days from the start of a workbook's calendar to 1970. */
const daysTo1970 = 25_569;
/** The smallest step of such days that a double can represent, until 2258. */
const epsilon = 2 ** -36;
/** Before March 1900 a workbook's calendar is off by a day; after 9999 it has no days. */
const firstInstant = Date.UTC(1900, 2, 1);
const lastInstant = Date.UTC(10_000, 0, 1) - 1;

/** Text that a workbook would read as a character code, and characters that XML cannot contain. */
const unsafe = /_(?=x[\dA-Fa-f]{4}_)|[\uFFFE\uFFFF]/g;

const byCode = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

function textCell(text: string): string {
  const shortened = text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text;
  return shortened.replace(unsafe, byCode);
}

/** The library rounds dates to 9 microseconds, often down; hence the days are computed here. */
function daysOf(time: number): number {
  const days = time / day + daysTo1970;
  // Rounding down would show the previous millisecond, or even day, in readers that truncate.
  return (days - daysTo1970) * day < time ? days + epsilon : days;
}

function instantCell(instant: Date, wallClock: (instant: Date) => Date): string | number {
  const time = wallClock(instant).getTime();
  return time < firstInstant || time > lastInstant ? instant.toISOString() : daysOf(time);
}

function decimalCell(value: Decimal): string | number {
  const text = decimalText(value);
  return keepsDigits(text) ? Number(text) : text;
}

/**
 * The value that the library writes. Instants are days of a workbook's calendar, for a column with a date
 * format; an amount that no double represents exactly is text, and so is an instant outside the calendar.
 * @param wallClock the date whose UTC parts are written for an instant
 */
export function xlsxCell(
  cell: Cell,
  wallClock: (instant: Date) => Date,
): string | number | boolean | null {
  if (typeof cell === "string") return textCell(cell);
  // Such as a long id; a computed fraction may lose its last digits.
  if (Number.isInteger(cell) && Math.abs(Number(cell)) >= 1e15)
    return decimalCell(decimal(Number(cell)));
  if (cell === null || typeof cell !== "object") return cell;
  return cell instanceof Date ? instantCell(cell, wallClock) : decimalCell(cell);
}
