import { calendarDates } from "#domain/time/calendar-dates.ts";
import type { Units } from "#messages/en/units.ts";
import { noAnswer } from "./numbers.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats instants and durations in one locale and zone. All are milliseconds, instants since 1970. */
export interface TimeFormat {
  /** IANA name of the zone that instants are shown in. */
  readonly timeZone: string;
  /** `10:32` */
  time(instant: number): string;
  /** `10:32:02` */
  timeWithSeconds(instant: number): string;
  /** `Today`, `Yesterday`, `Tomorrow` or `Tue 10 Jun`; with the year when it is not this year. */
  day(instant: number, now: number): string;
  /** The same within a sentence: `today`. */
  dayWithin(instant: number, now: number): string;
  /** For sentences: the day, unless it is today, and the time: `16:40`, `tomorrow 16:40`. */
  moment(instant: number, now: number): string;
  /** `25 Nov 21:56`, today's alike: for columns of instants. With the year when it is not this year. */
  shortMoment(instant: number, now: number): string;
  /** Two units at most, rounded down: `28 min`, `2 h 10 min`, `1 d 7 h`. Never negative. */
  duration(length: number | null): string;
  /** The same in any number of hours, for working time, which has no days of 24 hours: `31 h 20 min`. */
  workDuration(length: number): string;
  /** The same for ages, with seconds: `8 s`. */
  age(length: number): string;
}

export function createTimeFormat(locale: string, timeZone: string, units: Units): TimeFormat {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, hourCycle: "h23", ...options });
  const time = formatter({ hour: "2-digit", minute: "2-digit" });
  const seconds = formatter({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
  const date = formatter({ weekday: "short", day: "numeric", month: "short" });
  const shortDate = formatter({ day: "numeric", month: "short" });
  const dateOfYear = formatter({ day: "numeric", month: "short", year: "numeric" });
  const calendar = calendarDates(timeZone);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const number = new Intl.NumberFormat(locale);

  // Caches the date of now: lists request it repeatedly, and it is the most expensive part.
  const dateOfNow = { now: Number.NaN, date: "" };
  const dateAt = (now: number) => {
    if (dateOfNow.now !== now) Object.assign(dateOfNow, { now, date: calendar(now) });
    return dateOfNow.date;
  };
  const relatives = new Map([-1, 0, 1].map((days) => [days, relative.format(days, "day")]));
  // Days differ by their calendar dates in the zone, not by 24 hours: a day with a clock change has 23 or 25.
  const daysBetween = (one: string, other: string) => (Date.parse(one) - Date.parse(other)) / day;
  const dayNumber = (instant: number) => Date.parse(calendar(instant)) / day;
  const dayText = (instant: number, now: number) => {
    const [then, today] = [calendar(instant), dateAt(now)];
    const near = relatives.get(daysBetween(then, today));
    if (near !== undefined) return near;
    const sameYear = then.slice(0, 4) === today.slice(0, 4);
    return (sameYear ? date : dateOfYear).format(instant).replace(",", "");
  };
  const capitalised = ([first = "", ...rest]: string) =>
    first.toLocaleUpperCase(locale) + rest.join("");
  const pair = (length: number, big: Unit, small: Unit) => {
    const rest = Math.floor((length % big.length) / small.length);
    const head = big.text(number.format(Math.floor(length / big.length)));
    return rest === 0 ? head : `${head} ${small.text(number.format(rest))}`;
  };
  const days = { length: day, text: units.days };
  const hours = { length: hour, text: units.hours };
  const minutes = { length: minute, text: units.minutes };
  const duration = (length: number) => {
    if (length < minute) return units.underOneMinute;
    if (length < hour) return units.minutes(number.format(Math.floor(length / minute)));
    return length < day ? pair(length, hours, minutes) : pair(length, days, hours);
  };

  return {
    timeZone,
    time: (instant) => time.format(instant),
    timeWithSeconds: (instant) => seconds.format(instant),
    day: (instant, now) => capitalised(dayText(instant, now)),
    dayWithin: dayText,
    moment: (instant, now) =>
      dayNumber(instant) === dayNumber(now)
        ? time.format(instant)
        : `${dayText(instant, now)} ${time.format(instant)}`,
    shortMoment: (instant, now) => {
      const isThisYear = calendar(instant).slice(0, 4) === dateAt(now).slice(0, 4);
      // Portuguese joins day and month with a word that a column has no room for.
      const date = (isThisYear ? shortDate : dateOfYear).format(instant).replaceAll(" de ", " ");
      return `${date.replace(",", "")} ${time.format(instant)}`;
    },
    duration: (length) => (length === null ? noAnswer : duration(Math.max(0, length))),
    workDuration: (length) =>
      length < hour ? duration(Math.max(0, length)) : pair(length, hours, minutes),
    age: (length) =>
      length < minute
        ? units.seconds(number.format(Math.floor(Math.max(0, length) / second)))
        : duration(length),
  };
}

/** A unit of time: its length in milliseconds, and the text of a number of them. */
interface Unit {
  readonly length: number;
  readonly text: (value: string) => string;
}
