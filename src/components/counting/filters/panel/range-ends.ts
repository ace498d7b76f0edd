import { compare, decimal, decimalText, parseDecimal } from "#domain/decimal/decimal.ts";
import { minute, second } from "#domain/time/units.ts";
import type { Format } from "#format/format.ts";
import type { NumberSigns } from "#format/number-signs.ts";
import { readNumber, writeNumber } from "#format/typed-number.ts";
import { isTimeRange, type RangeName } from "#lines/facets/line-ranges.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { instantsOf, offsetAt } from "#search-params/local-time.ts";

/** Which end of a range; the upper end includes the whole last minute or second. */
type End = "from" | "to";

/** The instant of a typed end of a range; `null` where clocks skip that time. */
export function endOf(wall: string, zone: string, end: End): number | null {
  const instants = instantsOf(wall, zone);
  const instant = end === "from" ? instants[0] : instants.at(-1);
  if (instant === undefined) return null;
  return end === "from" ? instant : instant + precisionOf(wall.length) - 1;
}

/** The local time of an end of a range as fields hold it, `2026-03-29T10:32`; with seconds only where needed. */
export function wallOf(instant: number, zone: string, end: End): string {
  const unit = end === "from" ? 1 : unitOf(instant + 1);
  const start = instant + 1 - unit;
  const text = new Date(start + offsetAt(start, zone)).toISOString();
  if (start % second !== 0) return text.slice(0, 23);
  return text.slice(0, start % minute === 0 && unit !== second ? 16 : 19);
}

/** The largest unit of time that ends just before that instant. Milliseconds. */
function unitOf(next: number): number {
  if (next % minute === 0) return minute;
  return next % second === 0 ? second : 1;
}

/** Milliseconds in the smallest unit of a text of that length: minute, second or millisecond. */
function precisionOf(length: number): number {
  if (length === 16) return minute;
  return length === 19 ? second : 1;
}

/** The parsed text of a field: a value, `null` for an open end, with an optional note, or an error. */
export type EndReading =
  | { readonly value: number | null; readonly note: string | null }
  | { readonly fault: string };

/** How a field writes and reads. */
export type FieldFormat = Pick<Format, "timeZone" | "signs" | "number">;

/** The text of an end for its field; "" for an open one. */
export function writeEnd(
  name: RangeName,
  {
    value,
    end,
    format: { timeZone, signs },
  }: { value: number | null; end: End; format: FieldFormat },
): string {
  if (value === null) return "";
  return isTimeRange(name)
    ? wallOf(value, timeZone, end)
    : writeNumber(decimalText(decimal(value)), signs);
}

/** Parses the text of an end's field. */
export function readEnd(
  name: RangeName,
  {
    text,
    end,
    format: { timeZone, signs, number },
    t: { faults, twice },
  }: { text: string; end: End; format: FieldFormat; t: Messages["lineFilters"] },
): EndReading {
  if (text.trim() === "") return { value: null, note: null };
  if (!isTimeRange(name)) {
    const value = typedNumber(text, signs);
    return value === null ? { fault: faults.number(number(-12.5)) } : { value, note: null };
  }
  if (!/^[12]\d{3}-/.test(text)) return { fault: faults.year };
  const value = endOf(text, timeZone, end);
  if (value === null) return { fault: faults.skipped(timeZone) };
  const isTwice = instantsOf(text, timeZone).length > 1;
  return { value, note: isTwice ? twice(timeZone) : null };
}

/**
 * A number as typed in the viewer's region. `null` for anything else, and for more digits than a number keeps: a filter
 * never differs from what was typed.
 */
export function typedNumber(text: string, signs: NumberSigns): number | null {
  const written = readNumber(text, signs);
  if (written === null) return null;
  const number = Number(written);
  if (!Number.isFinite(number)) return null;
  return compare(parseDecimal(written), decimal(number)) === 0 ? number : null;
}
