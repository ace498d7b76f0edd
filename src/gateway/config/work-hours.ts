import type { WorkHours, WorkRule } from "#contract/work-hours.ts";
import { isTimeZone } from "#domain/time/time-zone.ts";
import { day } from "#domain/time/units.ts";
import {
  isScheduleToken,
  parseShifts,
  type ScheduleFault,
  scheduleTokens,
} from "#domain/time/work-shifts.ts";
import { isoDate } from "./calendar/calendar-days.ts";
import { CalendarFault, type CalendarFile, calendarEvents } from "./calendar/calendar-events.ts";
import { CalendarWork } from "./calendar/calendar-work.ts";
import { eventDates } from "./calendar/event-dates.ts";
import { splitRules, type WrittenRule } from "./rules-by-warehouse.ts";
import type { SettingsReader } from "./settings-reader.ts";
import { unreadable } from "./text-file.ts";

const name = "WORK_HOURS";

/** The dates of calendar files reach this far into the past and the future, in days. */
const horizon = 400;

/** Dates of calendar files are read this far ahead, in days, so that a midnight takes no time. */
const daysAhead = 365;

/**
 * The working hours of the warehouses; `null` means round the clock. They follow the clock of a gateway that runs for
 * months, because the dates of calendar files do not reach further.
 * @param now milliseconds since 1970
 */
export type WorkHoursAt = (now: number) => WorkHours;

interface RuleParts {
  readonly settings: SettingsReader;
  /** Days since 1970. */
  readonly today: number;
  /** By their paths, because several rules may name one; `null` for a file with a fault. */
  readonly calendars: Map<string, CalendarFile | null>;
}

/** What holds on a day, in days since 1970. */
type OnDay<Value> = (today: number) => Value;

/**
 * Reads rules such as `Europe/Madrid Mo-Fr 06:00-22:00; OPO-03: Europe/Lisbon Mo-Sa 07:00-19:00`. A calendar file stands
 * for the dates of its whole-day events, as in `off holidays.ics`.
 * @param now milliseconds since 1970, for which the notes say what is not used of calendar files
 * @see splitRules
 */
export function readWorkHours(settings: SettingsReader, now: number = Date.now()): WorkHoursAt {
  const written = splitRules(settings, name, { what: "hours", example: "Mo-Fr 06:00-22:00" });
  if (written === null) return () => null;
  const parts = { settings, today: dayOf(now), calendars: new Map() };
  const rules = written.map((rule) => readRule(rule, parts));
  const rulesOn = (today: number) => ({ today, rules: rules.map((rule) => rule(today)) });
  let current = rulesOn(parts.today);
  return (instant) => {
    const today = dayOf(instant);
    if (today !== current.today) current = rulesOn(today);
    return current.rules;
  };
}

function dayOf(instant: number): number {
  return Math.floor(instant / day);
}

function readRule({ warehouse, text, of }: WrittenRule, parts: RuleParts): OnDay<WorkRule> {
  const { settings } = parts;
  const onFault = (rest: string) => settings.fault(`${of} ${rest}`);
  const tokens = scheduleTokens(text);
  const [first = ""] = tokens;
  const hasZone = !isScheduleToken(first);
  const timeZone = hasZone ? first : settings.text("TIME_ZONE");
  const isZone = timeZone !== undefined && isTimeZone(timeZone);
  const rule = { warehouse, timeZone: isZone ? timeZone : "UTC", shifts: [] };
  if (hasZone && !isZone) {
    onFault(
      "begins with neither an IANA zone nor days such as Mo-Fr: " +
        "write such as Europe/Madrid Mo-Fr 06:00-22:00.",
    );
    return () => rule;
  }
  if (timeZone === undefined) {
    onFault(
      "names no zone that its hours are meant in: write one before the days, " +
        "such as Europe/Madrid Mo-Fr 06:00-22:00, or set TIME_ZONE.",
    );
  }
  const standInOf = standIns(tokens);
  const fileOf = new Map([...standInOf].map(([file, date]) => [date, file]));
  const shiftTokens = hasZone ? tokens.slice(1) : tokens;
  const parsed = parseShifts(shiftTokens.map((word) => standInOf.get(word) ?? word));
  for (const { kind, word } of parsed.faults) {
    onFault(restOf(kind, word === null ? null : (fileOf.get(word) ?? word), tokens));
  }
  const written = parsed.dates.filter(({ date }) => !fileOf.has(date));
  const ofFiles = parsed.dates.flatMap(({ date: standIn, hours }) => {
    const file = fileOf.get(standIn);
    return file === undefined ? [] : [{ hours, datesIn: readDates(file, rule.timeZone, parts) }];
  });
  return (today) => {
    // What the setting says of a date comes before a file, and the first file before the others.
    const dates = new Map(written.map((date) => [date.date, date]));
    for (const { hours, datesIn } of ofFiles) {
      for (const date of datesIn(today)) {
        if (!dates.has(date)) dates.set(date, { date, hours });
      }
    }
    return {
      ...rule,
      shifts: parsed.shifts,
      ...(dates.size > 0 && { dates: [...dates.values()] }),
    };
  };
}

/** A date for each calendar file, so that a schedule needs to know only dates: no warehouse works in the year 1. */
function standIns(tokens: readonly string[]): ReadonlyMap<string, string> {
  const files = [...new Set(tokens.filter((token) => /\.ics$/i.test(token)))];
  const first = Date.parse("0001-01-01") / day;
  return new Map(files.map((file, index) => [file, isoDate(first + index)]));
}

/** The dates of a calendar file within the horizon. */
function readDates(file: string, timeZone: string, parts: RuleParts): OnDay<readonly string[]> {
  const { settings } = parts;
  const calendar = readCalendar(file, parts);
  if (calendar === null) return () => [];
  const between = (first: number, last: number, work?: CalendarWork) =>
    eventDates(calendar, { timeZone, first, last }, work);
  try {
    const { notes } = between(parts.today - horizon, parts.today + horizon);
    for (const note of notes) {
      const sentence = `${name}: ${file} ${note}.`;
      if (!settings.notes.includes(sentence)) settings.notes.push(sentence);
    }
  } catch (error) {
    settings.fault(`${name} names the calendar file ${file}, which ${faultOf(error)}.`);
    return () => [];
  }
  let known = { since: 0, until: -1, dates: [] as readonly string[] };
  return (today) => {
    if (today < known.since || today > known.until) {
      const until = today + daysAhead;
      // The work is about the same as before, and must not fail later.
      const work = new CalendarWork(Number.POSITIVE_INFINITY);
      known = { since: today, until, dates: between(today - horizon, until + horizon, work).dates };
    }
    const [first, last] = [isoDate(today - horizon), isoDate(today + horizon)];
    return known.dates.filter((date) => date >= first && date <= last);
  };
}

/** Reads a calendar file, once for all rules that name it; `null` with a fault. */
function readCalendar(file: string, { settings, calendars }: RuleParts): CalendarFile | null {
  const known = calendars.get(file);
  if (known !== undefined) return known;
  let calendar: CalendarFile | null = null;
  try {
    calendar = calendarEvents(settings.file(file));
  } catch (error) {
    settings.fault(`${name} names the calendar file ${file}, which ${faultOf(error)}.`);
  }
  calendars.set(file, calendar);
  return calendar;
}

/** Why a calendar file is not used, as the rest of a sentence. */
function faultOf(error: unknown): string {
  return error instanceof CalendarFault ? error.message : unreadable(error);
}

/** A fault as the rest of a sentence, with the word at fault. */
function restOf(
  kind: ScheduleFault["kind"],
  word: string | null,
  tokens: readonly string[],
): string {
  switch (kind) {
    case "unreadable":
      // Any other word is a date, hours or a file, so that it is no secret.
      return `has neither days nor hours in position ${tokens.indexOf(word ?? "") + 1}: write such as Mo-Fr 06:00-22:00.`;
    case "impossible":
      return `has "${word}", which no clock shows: write hours from 00:00 to 24:00.`;
    case "empty":
      return `has "${word}", which ends as it begins: write 00:00-24:00 for a whole day.`;
    case "no-days":
      return `has the hours ${word} without days: write Mo-Su ${word}.`;
    case "no-such-date":
      return `has "${word}", which no calendar has: write dates such as 2026-12-25.`;
    case "date-twice":
      return `has the date ${word} twice: write all of its hours behind one.`;
    case "date-past-midnight":
      return `has hours of ${word} that end after midnight: write them up to 24:00.`;
    case "date-overlap":
      return `has hours of ${word} that overlap: write each once.`;
    case "date-without-hours":
      return `names no hours behind ${word}: write off ${word} for a closed day.`;
    case "off-without-date":
      return `has "${word}" without a date: write such as off 2026-12-25, 2027-01-01.`;
    case "off-with-hours":
      return `has hours behind off ${word}: leave out off, or the hours.`;
    case "no-hours":
      return `names no hours behind ${word ?? "its zone"}: write such as Mo-Fr 06:00-22:00.`;
  }
}
