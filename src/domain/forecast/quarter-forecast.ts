import type { CountRecord } from "#contract/count-record.ts";
import { averageRate, forecast, minCounted, minWorked } from "#domain/counting/forecast.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { answerDelay, countedBy, maxMarks, quarter, quarterBefore } from "./count-record.ts";
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

/** A rate says too little after less than this, and a break that was longer than it; milliseconds of working time. */
const minWorkedAfterBreak = hour;

/** A single rate, that of the first hour or of a header alone, needs this share of the lines, or this number. */
const single = { minShare: 0.1, enough: 100 };

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
    else if (held === null || hasMoved(held, ends, facts.deadline, calendar)) held = ends;
  }
  const { rates, isAverage } = ratesAt(facts, record, at, calendar);
  return { at, rates, isAverage, held };
}

/** In working time, so that a line or two do not move an end over a night. */
function hasMoved(
  held: HeldEnds,
  ends: HeldEnds,
  deadline: number | null,
  calendar: WorkCalendar,
): boolean {
  const step = stepOf(ends.middle, ends.since, deadline);
  const isFar = (from: number, to: number) => Math.abs(calendar.between(from, to)) > step;
  if (!held.isRange && !ends.isRange) return isFar(held.middle, ends.middle);
  return isFar(held.early, ends.early) || isFar(held.late, ends.late);
}

function endsOf(
  facts: ForecastFacts,
  record: CountRecord,
  at: number,
  calendar: WorkCalendar,
): HeldEnds | null {
  const { counted, worked, elapsed, rates, isAverage } = ratesAt(facts, record, at, calendar);
  if (counted === null || counted < minCounted || worked < minWorked) return null;
  if (worked < minWorkedAfterBreak && worked < elapsed - worked) return null;
  const total = facts.counted + facts.left;
  const isSingle = isAverage || worked < hour;
  if (isSingle && counted < Math.min(single.enough, single.minShare * total)) return null;
  // Nor does a header tell whether its lines were counted in working time alone.
  const other = isAverage ? counted / (elapsed / hour) : rates.recent;
  const ends = forecast(total - counted, [other, rates.average], at, calendar);
  if (ends === null) return null;
  const middle = calendar.after(ends.early, calendar.between(ends.early, ends.late) / 2);
  return { ...ends, middle, since: at, isRange: areFarApart(ends, at) };
}

/** Lines counted by a quarter hour; an answer that has not changed since is not written again, and lacks its mark. */
function countedAt({ counted }: ForecastFacts, record: CountRecord, at: number): number | null {
  const { lastChange, marks } = record;
  const lastMark = (marks.at(-1)?.[0] ?? 0) * minute;
  const isLacking = lastChange !== null && lastMark < lastChange && lastChange <= at;
  return isLacking ? counted : countedBy(record, at);
}

/** Lines counted in working time between two quarter hours; those of one are taken to be counted evenly. */
function countedInWork(
  facts: ForecastFacts,
  record: CountRecord,
  { from, before, to, counted }: { from: number; before: number; to: number; counted: number },
  calendar: WorkCalendar,
): number {
  const marks = record.marks
    .map(([at, lines]) => [at * minute, lines] as const)
    .filter(([at]) => at > from && at < to);
  const lastChange = Math.ceil((record.lastChange ?? to) / quarter) * quarter;
  marks.push([facts.counted === counted ? Math.min(to, lastChange) : to, counted]);
  let last = before;
  let sum = 0;
  for (const [at, lines] of marks) {
    // An unchanged quarter hour has no mark, so these were counted in the one before the mark.
    sum += ((lines - last) * calendar.between(at - quarter, at)) / quarter;
    last = lines;
  }
  return sum;
}

function ratesAt(facts: ForecastFacts, record: CountRecord, at: number, calendar: WorkCalendar) {
  const { isExact, watchedSince, firstStart } = record;
  const start = firstStart ?? facts.startedAt;
  const counted = countedAt(facts, record, at);
  const worked = Math.max(0, calendar.between(start, at));
  const hourAgo = quarterBefore(calendar.before(at, hour));
  const isWatched = isExact || watchedSince < hourAgo;
  const recent = (): number | null => {
    const known = (record.marks[0]?.[0] ?? 0) * minute;
    // A counting that began within the hour has had no hour to count in. Where marks were dropped, those left begin later.
    const isYoung = hourAgo <= start && record.marks.length < maxMarks;
    const from = isYoung ? start : Math.max(hourAgo, known);
    const before = isYoung ? 0 : countedAt(facts, record, from);
    const length = calendar.between(from, at);
    if (!isWatched || counted === null || before === null || length < minWorked) return null;
    const lines = countedInWork(facts, record, { from, before, to: at, counted }, calendar);
    return lines / (length / hour);
  };
  return {
    counted,
    worked,
    elapsed: at - start,
    isAverage: !isWatched,
    rates: {
      recent: recent(),
      average: counted !== null && worked > 0 ? counted / (worked / hour) : null,
    },
  };
}

/**
 * Lines per working hour until a counting stopped; see `averageRate`. While lines are counted, marks come and go, so that
 * the average would not be steady.
 * @param until the last change, in milliseconds since 1970
 */
export function rateUntil(
  facts: ForecastFacts,
  record: CountRecord,
  until: number,
  calendar: WorkCalendar,
): number | null {
  const { counted } = facts;
  const from = record.firstStart ?? facts.startedAt;
  // A header does not tell when its lines were counted.
  const inWork = record.isExact ? inWorkUntil(until, from, facts, record, calendar) : counted;
  return averageRate({ from, until, counted, inWork }, calendar);
}

function inWorkUntil(
  until: number,
  start: number,
  facts: ForecastFacts,
  record: CountRecord,
  calendar: WorkCalendar,
): number {
  const { counted } = facts;
  const first = record.marks.find(([at]) => at * minute > start && at * minute < until);
  const [from, before] = first ? [first[0] * minute, first[1]] : [start, 0];
  const known = countedInWork(facts, record, { from, before, to: until, counted }, calendar);
  // Of lines before the marks, at most as many as at the fastest rate since are taken to be of working time.
  if (before === 0) return known;
  const worked = calendar.between(start, from);
  const even = (before * worked) / (from - start);
  const steps = record.marks.map(
    ([, lines], index) => lines - (record.marks[index - 1]?.[1] ?? lines),
  );
  const most = (worked / quarter) * Math.max(...steps);
  return known + Math.min(before, Math.max(even, most));
}
