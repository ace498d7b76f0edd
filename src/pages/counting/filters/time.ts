import { minute } from "#domain/time/units.ts";
import { instantsOf, offsetAt } from "#search-params/local-time.ts";

/** Fields of date and time hold local time in the page's time zone, as `2026-03-29T10:32`. */
const second = 1000;

/** Which end of a range; the upper end includes the whole last minute or second. */
export type End = "from" | "to";

/** The instant of a typed end of a range; `null` where clocks skip that time. */
export function endOf(wall: string, zone: string, end: End): number | null {
  const instants = instantsOf(wall, zone);
  const instant = end === "from" ? instants[0] : instants.at(-1);
  if (instant === undefined) return null;
  return end === "from" ? instant : instant + precisionOf(wall.length) - 1;
}

/** The local time of an end of a range; with seconds only where needed. */
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
