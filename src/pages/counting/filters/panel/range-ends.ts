import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import type { Format } from "#format/format.ts";
import { writeNumber } from "#format/typed-number.ts";
import { isTimeRange, type RangeName } from "#lines/facets/line-ranges.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { typedNumber } from "#pages/counting/filters/number.ts";
import { type End, endOf, wallOf } from "#pages/counting/filters/time.ts";
import { instantsOf } from "#search-params/local-time.ts";

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
