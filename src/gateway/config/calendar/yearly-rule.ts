import { day } from "#domain/time/units.ts";
import { type CalendarMoment, calendarMoment, dayNumber } from "./calendar-days.ts";
import { type CalendarWork, steps } from "./calendar-work.ts";

const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** A rule that repeats an event every year, or every few years. */
interface YearlyRule {
  /** Years from one to the next. */
  readonly interval: number;
  readonly count: number;
  /** The last day, in days since 1970. */
  readonly until: number;
  /** 1 is January; empty is the month of the start. */
  readonly months: readonly number[];
  /** Days of the month; negative ones count from its end. */
  readonly monthDays: readonly number[];
  /** 0 is Sunday; `nth` counts within the month, from its end when negative, and is `null` for each of them. */
  readonly weekdays: readonly { readonly weekday: number; readonly nth: number | null }[];
}

/**
 * The days within a range on which an event begins that repeats every year.
 * @param text the rule as RFC 5545 writes it, such as `FREQ=YEARLY;BYMONTH=11;BYDAY=4TH`
 * @param first the event's own start
 * @param range days since 1970, both included
 * @returns `null` for any other rule, also one that its own start does not follow, which programs read differently
 * @throws CalendarFault when it takes more than the given work
 */
export function yearlyDays(
  text: string,
  first: CalendarMoment,
  range: { readonly first: number; readonly last: number },
  { timeZone, work }: { readonly timeZone: string; readonly work: CalendarWork },
): readonly number[] | null {
  work.add(steps.rule);
  const rule = parseRule(text, timeZone);
  if (rule === null) return null;
  const start = new Date(first.day * day);
  const startYear = start.getUTCFullYear();
  const isBare = rule.monthDays.length === 0 && rule.weekdays.length === 0;
  const monthDays = isBare ? [start.getUTCDate()] : rule.monthDays;
  const bareMonths = isBare ? [start.getUTCMonth() + 1] : allMonths;
  const months = rule.months.length > 0 ? rule.months : bareMonths;
  const daysOfYear = (year: number) =>
    months
      .flatMap((month) => daysOfMonth(year, month, { ...rule, monthDays }, work))
      .filter((one) => one >= first.day);
  const last = Math.min(range.last, rule.until);
  if (first.day > last) return [];
  if (daysOfYear(startYear)[0] !== first.day) return null;
  const lastYear = yearOf(last);
  const skipped = Math.max(0, Math.floor((yearOf(range.first) - startYear) / rule.interval));
  // A count needs every year from the start.
  const isCounted = Number.isFinite(rule.count);
  const days: number[] = [];
  let found = 0;
  for (
    let year = startYear + (isCounted ? 0 : skipped * rule.interval);
    year <= lastYear && found < rule.count;
    year += rule.interval
  ) {
    const ofYear = daysOfYear(year).slice(0, rule.count - found);
    found += ofYear.length;
    days.push(...ofYear.filter((one) => one >= range.first && one <= last));
  }
  return days;
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1);

function yearOf(days: number): number {
  return new Date(days * day).getUTCFullYear();
}

/** The days of a month in order. */
function daysOfMonth(
  year: number,
  month: number,
  { monthDays, weekdays: wanted }: Pick<YearlyRule, "monthDays" | "weekdays">,
  work: CalendarWork,
): readonly number[] {
  const first = dayNumber(year, month, 1);
  const length = dayNumber(year, month + 1, 1) - first;
  const days =
    monthDays.length === 0
      ? Array.from({ length }, (_, index) => index + 1)
      : [...new Set(monthDays.map((one) => (one < 0 ? length + 1 + one : one)))]
          .filter((one) => one >= 1 && one <= length)
          .sort((one, other) => one - other);
  work.add(steps.month + days.length * (1 + wanted.length) * steps.day);
  return days
    .filter((date) => {
      // The first day of 1970 was a Thursday.
      const ofWeek = (((first + date + 3) % 7) + 7) % 7;
      return (
        wanted.length === 0 ||
        wanted.some(
          ({ weekday, nth }) =>
            weekday === ofWeek &&
            (nth === null ||
              nth === Math.ceil(date / 7) ||
              nth === -Math.ceil((length + 1 - date) / 7)),
        )
      );
    })
    .map((date) => first + date - 1);
}

/** @returns `null` for anything that is not understood */
function parseRule(text: string, timeZone: string): YearlyRule | null {
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(";")) {
    const [name = "", value = "", ...more] = part.split("=");
    if (parts.has(name) || more.length > 0) return null;
    parts.set(name, value);
  }
  const { FREQ, INTERVAL, COUNT, UNTIL, BYMONTH, BYMONTHDAY, BYDAY, WKST, ...others } =
    Object.fromEntries(parts);
  // The first day of the week has no meaning for the parts that are read.
  if (FREQ !== "YEARLY" || Object.keys(others).length > 0) return null;
  const isWeek = WKST === undefined || weekdays.includes(WKST);
  const interval = wholeNumber(INTERVAL ?? "1", 1, 1000);
  const count = COUNT === undefined ? Number.POSITIVE_INFINITY : wholeNumber(COUNT, 1, 100_000);
  const until =
    UNTIL === undefined ? Number.POSITIVE_INFINITY : calendarMoment(UNTIL, timeZone)?.day;
  const months = numbers(BYMONTH, 1, 12);
  const monthDays = numbers(BYMONTHDAY, -31, 31);
  const days = BYDAY === undefined ? [] : BYDAY.split(",").map(weekdayOf);
  if (!isWeek || interval === null || count === null || until === undefined) return null;
  if (months === null || monthDays === null || days.some((one) => one === null)) return null;
  // Without a month, weekdays are those of the year.
  if (days.length > 0 && months.length === 0) return null;
  const known = days.filter((one) => one !== null);
  return { interval, count, until, months, monthDays, weekdays: known };
}

function weekdayOf(text: string): YearlyRule["weekdays"][number] | null {
  const [, nth, name = ""] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = weekdays.indexOf(name);
  return weekday === -1 ? null : { weekday, nth: nth === undefined ? null : Number(nth) };
}

/** Different whole numbers in order; `null` when one is not within bounds. */
function numbers(text: string | undefined, min: number, max: number): readonly number[] | null {
  if (text === undefined) return [];
  const all = text.split(",").map((one) => wholeNumber(one, min, max));
  const known = all.filter((one) => one !== null).filter((one) => one !== 0);
  if (known.length < all.length) return null;
  return [...new Set(known)].sort((one, other) => one - other);
}

function wholeNumber(text: string, min: number, max: number): number | null {
  if (!/^[+-]?\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= min && number <= max ? number : null;
}
