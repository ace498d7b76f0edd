import type { WorkDate, WorkRule } from "#contract/work-hours.ts";
import { calendarDates } from "./calendar-dates.ts";
import { day } from "./units.ts";

/** Days of the next four weeks. */
const days = 28;

/**
 * The dates of the next four weeks that are closed or have other hours than their day of the week, in order.
 * @param now milliseconds since 1970
 */
export function nextDates({ timeZone, dates = [] }: WorkRule, now: number): readonly WorkDate[] {
  const today = calendarDates(timeZone)(now);
  const end = new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
  return dates
    .filter(({ date }) => today <= date && date < end)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
