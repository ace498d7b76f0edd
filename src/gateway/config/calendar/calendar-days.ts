import { offsetPeriods } from "#domain/time/offset-periods.ts";
import { day } from "#domain/time/units.ts";

/** A moment of a calendar on the wall clocks of its zone. */
export interface CalendarMoment {
  /** Days since 1970. */
  readonly day: number;
  /** Seconds since midnight. */
  readonly second: number;
}

const pattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;

/**
 * Reads a date, or a date with a time. One with a zone of its own keeps its date, because a holiday is a date; one in
 * UTC is read in the given zone.
 * @returns `null` when it cannot be read
 */
export function calendarMoment(text: string, timeZone: string): CalendarMoment | null {
  const [, year, month, date, hour = "00", minute = "00", second = "00", utc] =
    pattern.exec(text.trim()) ?? [];
  if (year === undefined) return null;
  const written = `${year}-${month}-${date}T${hour}:${minute}:${second}`;
  const time = Date.parse(`${written}Z`);
  // A date such as 30 February would become another one.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(written)) return null;
  const local = utc === "Z" ? time + offsetPeriods(timeZone)(time).offset : time;
  const days = Math.floor(local / day);
  return { day: days, second: (local - days * day) / 1000 };
}

/** A day as a date, such as 2026-12-25. */
export function isoDate(days: number): string {
  return new Date(days * day).toISOString().slice(0, 10);
}

/**
 * @param month 1 is January; 13 is January of the next year
 */
export function dayNumber(year: number, month: number, date: number): number {
  // Years below 100 would be those of the twentieth century; the calendar repeats after 400 years.
  return Date.UTC(year + 400, month - 1, date) / day - 146_097;
}
