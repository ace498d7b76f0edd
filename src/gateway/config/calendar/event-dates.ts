import { type CalendarMoment, calendarMoment, isoDate } from "./calendar-days.ts";
import type { CalendarEvent, CalendarFile } from "./calendar-events.ts";
import { CalendarWork, steps } from "./calendar-work.ts";
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

/**
 * The dates that whole-day events of a calendar file take.
 * @throws CalendarFault when it takes more than the given work
 */
export function eventDates(
  { events, unreadable }: CalendarFile,
  horizon: Horizon,
  work: CalendarWork = new CalendarWork(),
): EventDates {
  const days = new Set<number>();
  const leftOut: { readonly event: CalendarEvent; readonly reason: Reason }[] = [];
  work.add(events.length * steps.event);
  const moved = movedStarts(events, horizon.timeZone);
  for (const event of events) {
    if (event.one("STATUS")?.toUpperCase() === "CANCELLED") continue;
    const found = spansOf(event, horizon, moved.get(event.one("UID") ?? ""), work);
    if (typeof found === "string") leftOut.push({ event, reason: found });
    else for (const one of found) addDays(days, one, horizon, work);
  }
  const dates = [...days].sort((one, other) => one - other).map(isoDate);
  const notes = (Object.keys(reasons) as Reason[]).flatMap((reason) => {
    const ofReason = leftOut.filter((one) => one.reason === reason);
    return ofReason.length === 0
      ? []
      : [
          `has events that are left out, ${reasons[reason]}: ${some(ofReason, ({ event }) => event.title)}`,
        ];
  });
  if (unreadable.length > 0) {
    notes.push(`has lines that cannot be read and are left out: ${some(unreadable, String)}`);
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
): ReadonlyMap<string, ReadonlySet<number>> {
  const moved = new Map<string, Set<number>>();
  for (const event of events) {
    const start = calendarMoment(event.one("RECURRENCE-ID") ?? "", timeZone);
    if (start === null) continue;
    const uid = event.one("UID") ?? "";
    const starts = moved.get(uid) ?? new Set();
    moved.set(uid, starts.add(start.day));
  }
  return moved;
}

/** Days from the first to the last, in days since 1970. */
interface Span {
  readonly first: number;
  readonly last: number;
}

function addDays(days: Set<number>, span: Span, horizon: Horizon, work: CalendarWork): void {
  const last = Math.min(span.last, horizon.last);
  for (let one = Math.max(span.first, horizon.first); one <= last; one += 1) {
    work.add(steps.day);
    days.add(one);
  }
}

/** The days of an event that may be within the horizon, or why it is left out. */
function spansOf(
  event: CalendarEvent,
  { timeZone, first, last }: Horizon,
  moved: ReadonlySet<number> | undefined,
  work: CalendarWork,
): readonly Span[] | Reason {
  const momentOf = (text: string) => calendarMoment(text, timeZone);
  const momentsOf = (name: string) => {
    const texts = event.all(name).flatMap((text) => text.split(","));
    work.add(texts.length * steps.moment);
    return texts.map(momentOf);
  };
  const start = momentOf(event.one("DTSTART") ?? "");
  if (start === null) return "unreadable";
  const length = lengthOf(event, start, timeZone);
  const [rule, ...more] = event.all("RRULE");
  const isOther = more.length > 0 || event.all("EXRULE").length > 0 || event.replacesFollowing;
  const added = momentsOf("RDATE");
  const isSingle = rule === undefined && added.length === 0;
  // Meetings of other years are no news.
  if (isSingle && (start.day > last || start.day + (length ?? 1) <= first)) return [];
  const excluded = momentsOf("EXDATE");
  const replaced = momentsOf("RECURRENCE-ID");
  if (length === null || [added, excluded, replaced].some((moments) => moments.includes(null))) {
    return "unreadable";
  }
  if (start.second > 0 || !Number.isInteger(length)) return "partOfDay";
  if (isOther) return "repeats";
  const range = { first: first - length, last };
  const starts =
    rule === undefined ? [start.day] : yearlyDays(rule, start, range, { timeZone, work });
  if (starts === null) return "repeats";
  const left = new Set(excluded.map((one) => one?.day));
  return [...starts, ...added.map((one) => one?.day ?? start.day)]
    .filter((one) => !left.has(one) && (replaced.length > 0 || !moved?.has(one)))
    .map((one) => ({ first: one, last: one + length - 1 }));
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

/** The first few of a list in words. */
function some<Item>(all: readonly Item[], textOf: (item: Item) => string): string {
  const first = all.slice(0, 3).map((one) => `"${textOf(one)}"`);
  const more = all.length - first.length;
  return more > 0 ? `${first.join(", ")} and ${more} more` : first.join(", ");
}
