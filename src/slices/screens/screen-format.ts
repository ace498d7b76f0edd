import type { Forecast } from "#domain/counting/forecast.ts";
import { calendarDates } from "#domain/time/calendar-dates.ts";
import { day, hour } from "#domain/time/units.ts";
import { createFormat, type Format } from "#format/format.ts";
import { noAnswer } from "#format/numbers.ts";
import type { ScreenMessages } from "#slices/screens/use-screen-messages.ts";

/** How screens write figures and instants. */
export interface ScreenFormat extends Format {
  /** The time, with the weekday if it is not today, with the date if it is not this week. */
  near(instant: number, now: number): string;
  /** Both ends of a forecast like this, or the one that both are. */
  nearEnds(ends: Forecast, now: number): string;
  /** The weekday or date alone; empty for today. */
  nearDay(instant: number, now: number): string;
  /** For axes over several days: the time, or the day at its start. */
  dayOrTime(instant: number): string;
  /** A share as a percentage without decimals, rounded down: `98%`; 100% only when all is done. */
  wholeShare(value: number | null): string;
}

/** The format of pages, with shorter units from one hour: `14 min`, `2 h 10 m`. */
export function createScreenFormat(
  fallback: Format,
  messages: ScreenMessages,
  currency: string | null,
): ScreenFormat {
  const { locale, timeZone } = fallback;
  const { hours, minutes } = messages.screen;
  const units = { ...messages.units, hours, minutes };
  const short = createFormat({ locale, timeZone, currency, units });
  const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: "short" });
  const date = new Intl.DateTimeFormat(locale, { timeZone, day: "numeric", month: "short" });
  const dates = calendarDates(timeZone);
  const daysApart = (one: number, other: number) =>
    Math.abs(Date.parse(dates(one)) - Date.parse(dates(other))) / day;
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const nearDay = (instant: number, now: number) => {
    const apart = daysApart(instant, now);
    if (apart === 0) return "";
    return (apart < 7 ? weekday : date).format(instant);
  };
  const near = (instant: number, now: number) =>
    `${nearDay(instant, now)} ${fallback.time(instant)}`.trim();
  const latenessParts: ScreenFormat["latenessParts"] = ({ from, to }) => {
    const isShort = Math.min(Math.abs(from), Math.abs(to)) < hour;
    return (isShort ? fallback : short).latenessParts({ from, to });
  };
  return {
    ...fallback,
    duration: (length) =>
      length === null || length < hour ? fallback.duration(length) : short.duration(length),
    shortLateness: (length) => (Math.abs(length) < hour ? fallback : short).shortLateness(length),
    latenessBetween: (range) => latenessParts(range).join(" "),
    latenessParts,
    // Minutes do not matter in long durations.
    workDuration: (length) =>
      length < hour
        ? fallback.workDuration(length)
        : short.workDuration(length < 100 * hour ? length : Math.floor(length / hour) * hour),
    age: (length) => (length < hour ? fallback.age(length) : short.age(length)),
    nearDay,
    dayOrTime: (instant) => {
      // Midnight: the instant before is on another day.
      const isMidnight = daysApart(instant, instant - 1) > 0;
      return isMidnight ? weekday.format(instant) : fallback.time(instant);
    },
    wholeShare: (value) =>
      value === null ? noAnswer : percent.format(Math.floor(Math.min(1, value) * 100 + 1e-9) / 100),
    near,
    nearEnds({ early, late }, now) {
      if (early === late) return near(early, now);
      const isOneDay = nearDay(early, now) === nearDay(late, now);
      return `${near(early, now)}–${isOneDay ? fallback.time(late) : near(late, now)}`;
    },
  };
}
