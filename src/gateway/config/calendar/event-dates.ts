import { type CalendarMoment, calendarMoment, isoDate } from "./calendar-days.ts";
import type { CalendarEvent, CalendarFile } from "./calendar-events.ts";
import { yearlyDays } from "./yearly-rule.ts";

/** Why an event is not counted, as the end of a sentence about several. */
const reasons = {
  partOfDay: "because they take only a part of a day",
  repeats: "because they repeat in another way than every year on the same date or weekday",
  unreadable: "because their dates cannot be read",
} as const;

type Reason = keyof typeof reasons;

interface Horizon {
  /** The zone of the warehouse. */
  readonly timeZone: string;
  /** Days since 1970, both included. */
  readonly first: number;
  readonly last: number;
}

interface EventDates {
  /** Different dates in order, such as 2026-12-25. */
  readonly dates: readonly string[];
  /** What of the file is not counted, as ends of sentences about it. */
  readonly notes: readonly string[];
}

/** The dates that whole-day events of a calendar file take. */
export function eventDates({ events, unreadable }: CalendarFile, horizon: Horizon): EventDates {
  const days = new Set<number>();
  const leftOut: { readonly event: CalendarEvent; readonly reason: Reason }[] = [];
  const moved = movedStarts(events, horizon.timeZone);
  for (const event of events) {
    if (event.one("STATUS")?.toUpperCase() === "CANCELLED") continue;
    const found = daysOf(event, horizon, moved.get(event.one("UID") ?? "") ?? []);
    if (typeof found === "string") leftOut.push({ event, reason: found });
    else for (const one of found) days.add(one);
  }
  const dates = [...days].sort((one, other) => one - other).map(isoDate);
  const notes = (Object.keys(reasons) as Reason[]).flatMap((reason) => {
    const titles = leftOut.filter((one) => one.reason === reason).map(({ event }) => event.title);
    return titles.length === 0
      ? []
      : [`has events that are left out, ${reasons[reason]}: ${some(titles)}`];
  });
  if (unreadable.length > 0) {
    notes.push(`has lines that cannot be read and are left out: ${some(unreadable.map(String))}`);
  }
  if (dates.length === 0) {
    notes.push(`has no whole day from ${isoDate(horizon.first)} to ${isoDate(horizon.last)}`);
  }
  return { dates, notes };
}

/** The starts that other events replace, by the id of the event that repeats. */
function movedStarts(
  events: readonly CalendarEvent[],
  timeZone: string,
): ReadonlyMap<string, readonly number[]> {
  const moved = new Map<string, number[]>();
  for (const event of events) {
    const start = calendarMoment(event.one("RECURRENCE-ID") ?? "", timeZone);
    const uid = event.one("UID") ?? "";
    if (start !== null) moved.set(uid, [...(moved.get(uid) ?? []), start.day]);
  }
  return moved;
}

/** The days of an event within the horizon, or why it is left out. */
function daysOf(
  event: CalendarEvent,
  { timeZone, first, last }: Horizon,
  moved: readonly number[],
): readonly number[] | Reason {
  const momentOf = (text: string) => calendarMoment(text, timeZone);
  const momentsOf = (name: string) =>
    event.all(name).flatMap((text) => text.split(",").map(momentOf));
  const start = momentOf(event.one("DTSTART") ?? "");
  if (start === null) return "unreadable";
  const length = lengthOf(event, start, timeZone);
  const [added, excluded, replaced] = ["RDATE", "EXDATE", "RECURRENCE-ID"].map(momentsOf);
  const [rule, ...more] = event.all("RRULE");
  const isOther = more.length > 0 || event.all("EXRULE").length > 0 || event.replacesFollowing;
  const isSingle = rule === undefined && added?.length === 0;
  // Meetings of other years are no news.
  if (isSingle && (start.day > last || start.day + (length ?? 1) <= first)) return [];
  const all = [added, excluded, replaced].flatMap((moments) => moments ?? []);
  if (length === null || all.includes(null)) return "unreadable";
  if (start.second > 0 || !Number.isInteger(length)) return "partOfDay";
  if (isOther) return "repeats";
  const starts = rule === undefined ? [start.day] : yearlyDays(rule, start, last, timeZone);
  if (starts === null) return "repeats";
  const left = new Set<number | undefined>(excluded?.map((one) => one?.day));
  if (replaced?.length === 0) for (const one of moved) left.add(one);
  return [...starts, ...(added ?? []).map((one) => one?.day ?? start.day)]
    .filter((one) => !left.has(one))
    .flatMap((one) => daysBetween(Math.max(one, first), Math.min(one + length - 1, last)));
}

/** Length of an event in days; `null` when its end cannot be read or lies before its start. */
function lengthOf(event: CalendarEvent, start: CalendarMoment, timeZone: string): number | null {
  const isDate = !/T/.test(event.one("DTSTART") ?? "");
  const end = event.one("DTEND");
  const duration = event.one("DURATION");
  if (end === undefined && duration === undefined) return isDate ? 1 : 0.5;
  if (end === undefined) return durationOf(duration ?? "");
  const moment = calendarMoment(end, timeZone);
  if (moment === null) return null;
  // Some programs write the last minute of a day, others the same date for one day.
  const isNearlyOver = moment.second >= 86_340;
  const last = isNearlyOver ? moment.day + 1 : moment.day + moment.second / 86_400;
  const length = last - start.day - start.second / 86_400;
  if (length === 0) return isDate ? 1 : 0.5;
  return length < 0 ? null : length;
}

/** In days; `null` when it cannot be read. */
function durationOf(text: string): number | null {
  const [, ...parts] =
    /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text.trim()) ?? [];
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((one) =>
    Number(one ?? 0),
  );
  const length = weeks * 7 + days + hours / 24 + minutes / 1440 + seconds / 86_400;
  return length > 0 ? length : null;
}

function daysBetween(first: number, last: number): readonly number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The first few of a list in words. */
function some(all: readonly string[]): string {
  const first = all.slice(0, 3).map((one) => `"${one}"`);
  const more = all.length - first.length;
  return more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ");
}
