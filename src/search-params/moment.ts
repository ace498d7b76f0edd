import * as v from "valibot";
import { instant } from "#contract/scalars.ts";
import { calendarDates } from "#domain/time/calendar-dates.ts";
import { day } from "#domain/time/units.ts";

/** A calendar day such as `2026-03-29`, with a plausible year of four digits. */
export function isDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && dateText(time) === text;
}

/** A time in an address: a date, or an ISO instant with its offset. */
export function isMoment(text: string): boolean {
  return isDate(text) || (v.is(instant, text) && !Number.isNaN(Date.parse(text)));
}

/** The date a number of days later; the number may be negative. */
export function addDays(date: string, days: number): string {
  return dateText(Date.parse(date) + days * day);
}

/** The date in a zone at an instant. Milliseconds since 1970. */
export function dateAt(time: number, zone: string): string {
  return calendarDates(zone)(time);
}

/**
 * When a day begins in a zone, in milliseconds since 1970: at midnight, or at the first moment after it when the
 * clocks skip midnight or the zone skips the day.
 */
export function startOfDay(date: string, zone: string): number {
  const calendar = calendarDates(zone);
  // No zone's day starts further from UTC's than this; in between, dates only increase.
  let before = Date.parse(date) - day;
  let after = Date.parse(date) + day;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (calendar(middle) < date) before = middle;
    else after = middle;
  }
  return after;
}

function dateText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
