import { day, minute } from "#domain/time/units.ts";

/** Fields of date and time hold local time in the page's time zone, as `2026-03-29T10:32`. */
const second = 1000;

/** Which end of a range; the upper end includes the whole last minute or second. */
export type End = "from" | "to";

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  formats.set(zone, format);
  return format;
}

/** Offset of the time zone from UTC at an instant. Milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const [year, month, date] = [part("year"), part("month") - 1, part("day")];
  const wall = Date.UTC(year, month, date, part("hour"), part("minute"), part("second"));
  return wall - Math.floor(instant / second) * second;
}

/** The instants of a local time: one, none where clocks skip it, two where they repeat it. */
export function instantsOf(wall: string, zone: string): readonly number[] {
  const asUtc = Date.parse(`${wall}Z`);
  const offsets = new Set([offsetAt(asUtc - day, zone), offsetAt(asUtc + day, zone)]);
  return [...offsets]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === asUtc)
    .sort((a, b) => a - b);
}

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
