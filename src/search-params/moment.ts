import { instant } from "#contract/scalars.ts";

const day = 24 * 3_600_000;

/** A day of the calendar as `2026-03-29`; years of four digits that a person may mean. */
export function isDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dateText(time) === text;
}

/** What an address may say of a time: a date, or an ISO instant with its offset. */
export function isMoment(text: string): boolean {
  return isDate(text) || (instant.safeParse(text).success && !Number.isNaN(Date.parse(text)));
}

/** The date so many days after another one, which may be negative. */
export function addDays(date: string, days: number): string {
  return dateText(Date.parse(date) + days * day);
}

/** The date in a zone at an instant. Milliseconds since 1970. */
export function dateAt(time: number, zone: string): string {
  return calendarOf(zone).format(time);
}

/**
 * When a day begins in a zone, in milliseconds since 1970: at midnight, or at the first moment after it
 * where the clocks were put forward over midnight or the zone left the day out.
 */
export function startOfDay(date: string, zone: string): number {
  const calendar = calendarOf(zone);
  // No zone's day begins further than this from that of UTC; in between, dates only ever go up.
  let before = Date.parse(date) - day;
  let after = Date.parse(date) + day;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendar.format(middle) < date) before = middle;
    else after = middle;
  }
  return after;
}

function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function calendarOf(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone });
}
