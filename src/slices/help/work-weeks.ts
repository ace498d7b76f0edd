import type { WorkRule } from "#contract/work-hours.ts";
import { calendarOfRule } from "#domain/time/work-calendars.ts";
import { type Span, workedSpans } from "#domain/time/worked-spans.ts";
import type { Format } from "#format/format.ts";
import { addDays, dateAt, startOfDay } from "#search-params/moment.ts";

/** A day of a calendar in the shown zone; instants are milliseconds since 1970. */
export interface CalendarDay {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** When the warehouse works; empty on a closed day. */
  readonly spans: readonly Span[];
  /** Whether the rule's dates make it another day than its week does. */
  readonly isChanged: boolean;
}

/**
 * The week of an instant and the three after it, as a warehouse works in them.
 * @param now milliseconds since 1970
 * @param zone IANA name of the zone that is shown
 * @param firstWeekday on which weeks begin; 1 is Monday, 7 is Sunday
 */
export function workWeeks(
  rule: WorkRule,
  { now, zone, firstWeekday }: { now: number; zone: string; firstWeekday: number },
): readonly (readonly CalendarDay[])[] {
  const calendar = calendarOfRule(rule);
  const plain = calendarOfRule(plainRule(rule));
  const today = dateAt(now, zone);
  const weekday = new Date(today).getUTCDay();
  const first = addDays(today, -((weekday - firstWeekday + 7) % 7));
  const dayAt = (index: number): CalendarDay => {
    const date = addDays(first, index);
    const [start, end] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)];
    const spans = workedSpans(calendar, start, end);
    const plainSpans = workedSpans(plain, start, end);
    return { date, start, end, spans, isChanged: !areAlike(spans, plainSpans) };
  };
  return [0, 7, 14, 21].map((week) => Array.from({ length: 7 }, (_, day) => dayAt(week + day)));
}

/** The rule without its dates. */
function plainRule({ warehouse, timeZone, shifts }: WorkRule): WorkRule {
  return { warehouse, timeZone, shifts };
}

function areAlike(some: readonly Span[], others: readonly Span[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ from, to }, index) => from === others[index]?.from && to === others[index]?.to)
  );
}

/** The beginning of a span, with a dash, and its end; midnight is 24:00 at the end of a day. */
export function hoursText(
  { from, to }: Span,
  { end }: Pick<CalendarDay, "end">,
  { time }: Pick<Format, "time">,
): readonly [from: string, to: string] {
  return [`${time(from)}–`, to === end ? "24:00" : time(to)];
}

/** The day on which weeks begin in a locale: 1 is Monday, also where the browser does not know it. */
export function firstWeekdayOf(locale: string): number {
  // Firefox does not have it yet.
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? 1;
}
