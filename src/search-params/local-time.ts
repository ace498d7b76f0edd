import { day } from "#domain/time/units.ts";
import { addDays, dateAt } from "./moment.ts";

const second = 1000;

/** When the early shift begins. */
export const shiftStart = "06:00";

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
export function offsetAt(instant: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const [year, month, date] = [part("year"), part("month") - 1, part("day")];
  const wall = Date.UTC(year, month, date, part("hour"), part("minute"), part("second"));
  return wall - Math.floor(instant / second) * second;
}

/** The local time of an instant to the minute: `2026-03-29T10:32`. */
export function wallAt(instant: number, zone: string): string {
  return new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 16);
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

/**
 * The last instant, not after another one, at which clocks in a zone showed a time. Clocks may skip a time on one
 * day, but not on two in a row.
 */
export function lastTime(time: string, notAfter: number, zone: string): number | null {
  const today = dateAt(notAfter, zone);
  for (const days of [0, -1, -2]) {
    const instants = instantsOf(`${addDays(today, days)}T${time}`, zone);
    const last = instants.filter((instant) => instant <= notAfter).at(-1);
    if (last !== undefined) return last;
  }
  return null;
}
