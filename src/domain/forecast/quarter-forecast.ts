import type { CountRecord } from "#contract/count-record.ts";
import { forecast } from "#domain/counting/forecast.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { answerDelay, countedBy, quarter, quarterBefore } from "./count-record.ts";
import { areFarApart, type HeldEnds, stepOf } from "./expected-end.ts";

/** What the forecast of a counting is made from, whatever the moment. */
export interface ForecastFacts {
  readonly startedAt: number;
  readonly counted: number;
  readonly left: number;
  /** `null` without a usable one. */
  readonly deadline: number | null;
}

/** Lines per working hour up to a moment; `null` is "no answer". */
interface Rates {
  /** Of the last working hour; also `null` where only the average is known. */
  readonly recent: number | null;
  /** Since the first line was started, or since the counting's start while its lines are unread. */
  readonly average: number | null;
}

/** The forecast at a quarter hour. Instants are milliseconds since 1970. */
export interface QuarterForecast {
  readonly at: number;
  readonly rates: Rates;
  /** Whether only the average is known. */
  readonly isAverage: boolean;
  /** When the lines left will be counted, not rounded; `null` while it is too early to say. */
  readonly held: HeldEnds | null;
}

/** When a forecast gives way to that of the next quarter hour. */
export function nextForecastAfter({ at }: Pick<QuarterForecast, "at">): number {
  return at + quarter + answerDelay;
}

/** With fewer counted lines or less working time, a rate says too little. */
const minCounted = 10;
const minWorked = quarter;

/** Ends are held from one quarter hour to the next, beginning at a full period: one or two of them ago. */
const period = 2 * hour;

interface Remembered {
  readonly facts: ForecastFacts;
  readonly calendar: WorkCalendar;
  readonly forecast: QuarterForecast;
}

/** Lists ask for it at each tick; it changes once in a quarter of an hour. */
const remembered = new WeakMap<CountRecord, Remembered>();

/**
 * The forecast of the last quarter hour, from what was counted by then. It depends on the arguments alone, so every place
 * that has them shows the same; and its ends stay until they have moved by more than one step of what is shown.
 * @param now milliseconds since 1970
 */
export function quarterForecast(
  facts: ForecastFacts,
  record: CountRecord,
  now: number,
  calendar: WorkCalendar,
): QuarterForecast {
  const at = quarterBefore(now - answerDelay);
  const known = remembered.get(record);
  if (known?.forecast.at === at && known.calendar === calendar && isSame(known.facts, facts)) {
    return known.forecast;
  }
  const made = heldForecast(facts, record, at, calendar);
  remembered.set(record, { facts, calendar, forecast: made });
  return made;
}

function isSame(one: ForecastFacts, other: ForecastFacts): boolean {
  return (
    one.startedAt === other.startedAt &&
    one.deadline === other.deadline &&
    one.counted === other.counted &&
    one.left === other.left
  );
}

function heldForecast(
  facts: ForecastFacts,
  record: CountRecord,
  at: number,
  calendar: WorkCalendar,
): QuarterForecast {
  let held: HeldEnds | null = null;
  for (let since = Math.floor(at / period - 1) * period; since <= at; since += quarter) {
    const ends = endsOf(facts, record, since, calendar);
    if (ends === null) held = null;
    else if (held === null || hasMoved(held, ends, facts.deadline)) held = ends;
  }
  const { rates, isAverage } = ratesAt(facts, record, at, calendar);
  return { at, rates, isAverage, held };
}

function hasMoved(held: HeldEnds, ends: HeldEnds, deadline: number | null): boolean {
  const middle = (ends.early + ends.late) / 2;
  const step = stepOf(middle, ends.since, deadline);
  if (!held.isRange && !ends.isRange) {
    return Math.abs(middle - (held.early + held.late) / 2) > step;
  }
  return Math.abs(ends.early - held.early) > step || Math.abs(ends.late - held.late) > step;
}

function endsOf(
  facts: ForecastFacts,
  record: CountRecord,
  at: number,
  calendar: WorkCalendar,
): HeldEnds | null {
  const { counted, worked, rates } = ratesAt(facts, record, at, calendar);
  if (counted === null || counted < minCounted || worked < minWorked) return null;
  const left = facts.left + facts.counted - counted;
  const ends = forecast(left, [rates.recent, rates.average], at, calendar);
  return ends && { ...ends, since: at, isRange: areFarApart(ends, at) };
}

/** Lines counted by a quarter hour; an answer that has not changed since is not written again, and lacks its mark. */
function countedAt({ counted }: ForecastFacts, record: CountRecord, at: number): number | null {
  const { lastChange, marks } = record;
  const lastMark = (marks.at(-1)?.[0] ?? 0) * minute;
  const isLacking = lastChange !== null && lastMark < lastChange && lastChange <= at;
  return isLacking ? counted : countedBy(record, at);
}

function ratesAt(facts: ForecastFacts, record: CountRecord, at: number, calendar: WorkCalendar) {
  const { isExact, watchedSince, firstStart } = record;
  const start = firstStart ?? facts.startedAt;
  const counted = countedAt(facts, record, at);
  const worked = Math.max(0, calendar.between(start, at));
  const hourAgo = quarterBefore(calendar.before(at, hour));
  const isWatched = isExact || watchedSince < hourAgo;
  // A counting that began within the hour has had no hour to count in.
  const before = hourAgo <= start ? 0 : countedAt(facts, record, hourAgo);
  const length = calendar.between(Math.max(hourAgo, start), at);
  const isRecent = isWatched && counted !== null && before !== null && length > 0;
  return {
    counted,
    worked,
    isAverage: !isWatched,
    rates: {
      recent: isRecent ? (counted - before) / (length / hour) : null,
      average: counted !== null && worked > 0 ? counted / (worked / hour) : null,
    },
  };
}
