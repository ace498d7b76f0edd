import { type Decimal, decimalText } from "#domain/decimal/decimal.ts";
import type { FileCell } from "./file-cells.ts";

/** How instants look in a cell: a workbook knows no time zones, so they are told in UTC, and say so. */
export const isoDateFormat = 'yyyy-mm-dd hh:mm:ss "UTC"';

/** A cell holds no more characters. */
export const longestText = 32_767;

const day = 86_400_000;
/** Days from the beginning of a workbook's calendar to 1970. */
const daysTo1970 = 25_569;
/** The smallest step of such days that a double tells apart, until 2258. */
const hair = 2 ** -36;
/** Before March 1900 a workbook's calendar is off by a day; after 9999 it has no days. */
const firstInstant = Date.UTC(1900, 2, 1);
const lastInstant = Date.UTC(10_000, 0, 1) - 1;

/** Every decimal of at most so many digits is the only one of them that its double prints as. */
const exactDigits = 15;

/** What a workbook would read as the code of a character, and characters that XML has no place for. */
const misread = /_(?=x[\dA-Fa-f]{4}_)|[\uFFFE\uFFFF]/g;

const byCode = (character: string) =>
  `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

function textCell(text: string): string {
  const kept = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
  return kept.replace(misread, byCode);
}

/** The library rounds dates to 9 microseconds, often down; hence the days are counted here. */
function daysOf(time: number): number {
  const days = time / day + daysTo1970;
  // A hair too few would be a millisecond too few, and midnight the day before, for readers that cut off the rest.
  return (days - daysTo1970) * day < time ? days + hair : days;
}

function instantCell(instant: Date): string | number {
  const time = instant.getTime();
  return time < firstInstant || time > lastInstant ? instant.toISOString() : daysOf(time);
}

function decimalCell(value: Decimal): string | number {
  const text = decimalText(value);
  const digits = text.replace(/[-.]/g, "").replace(/^0+/, "");
  return digits.length <= exactDigits ? Number(text) : text;
}

/**
 * What the library is to write into a cell. Numbers are such, and instants are days of a workbook's calendar, for a
 * column whose format says so; an amount that no double holds exactly is text, and so is an instant that the
 * calendar has not.
 */
export function xlsxCell(cell: FileCell): string | number | boolean | null {
  if (typeof cell === "string") return textCell(cell);
  if (cell === null || typeof cell !== "object") return cell;
  return cell instanceof Date ? instantCell(cell) : decimalCell(cell);
}
