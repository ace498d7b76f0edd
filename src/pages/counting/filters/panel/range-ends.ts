import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import { isTimeRange, type RangeName } from "#lines/line-query.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { typedNumber } from "#pages/counting/filters/number.ts";
import { type End, endOf, wallOf } from "#pages/counting/filters/time.ts";
import { instantsOf } from "#search-params/local-time.ts";

/** The parsed text of a field: a value, `null` for an open end, with an optional note, or an error. */
export type EndReading =
  | { readonly value: number | null; readonly note: string | null }
  | { readonly fault: string };

/** The text of an end for its field; "" for an open one. */
export function writeEnd(
  name: RangeName,
  { value, end, timeZone }: { value: number | null; end: End; timeZone: string },
): string {
  if (value === null) return "";
  return isTimeRange(name)
    ? wallOf(value, timeZone, end)
    : decimalText(decimal(value)).replace("-", "−");
}

/** Parses the text of an end's field. */
export function readEnd(
  name: RangeName,
  {
    text,
    end,
    timeZone,
    t: { faults, twice },
  }: { text: string; end: End; timeZone: string; t: Messages["lineFilters"] },
): EndReading {
  if (text.trim() === "") return { value: null, note: null };
  if (!isTimeRange(name)) {
    const value = typedNumber(text);
    return value === null ? { fault: faults.number } : { value, note: null };
  }
  if (!/^[12]\d{3}-/.test(text)) return { fault: faults.year };
  const value = endOf(text, timeZone, end);
  if (value === null) return { fault: faults.skipped(timeZone) };
  const isTwice = instantsOf(text, timeZone).length > 1;
  return { value, note: isTwice ? twice(timeZone) : null };
}
