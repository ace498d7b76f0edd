import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { quarterForecast, rateUntil } from "#domain/forecast/quarter-forecast.ts";
import { isLastChangeKnown, stalledSince } from "#domain/forecast/standstill.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { type Conclusion, conclude } from "./conclusion.ts";
import { type CountingFacts, usableDeadline } from "./facts.ts";
import type { Forecast } from "./forecast.ts";

/** How fast a counting is; `null` is "no answer". Rates are lines per working hour, by the last quarter hour. */
export interface CountingRate {
  /** Of the last working hour; also `null` where only the average is known. */
  readonly recent: number | null;
  /** Since the first line was started, or since the counting's start while its lines are unread. */
  readonly average: number | null;
  /** Whether only the average is known, so that nothing tells how fast it is now. */
  readonly isAverage: boolean;
  /** Of a counting that has stalled: the average until then, without lines counted outside working hours. */
  readonly earlierRate: number | null;
}

/** A counting's conclusion and what it follows from, at one moment. */
export interface Outlook {
  readonly conclusion: Conclusion;
  /** `null` while the figures are stale. */
  readonly rate: CountingRate | null;
  /** Milliseconds since 1970; `null` while the figures are stale. */
  readonly now: number | null;
}

/**
 * When a counting will be done, and whether that is in time: the same in every place, since it depends on the counting's
 * facts and the moment alone.
 * @param now milliseconds since 1970, or `null` while the figures are stale
 */
export function outlookOf(
  facts: CountingFacts,
  now: number | null,
  calendar: WorkCalendar,
): Outlook {
  if (now === null) return { conclusion: conclude(facts, null, calendar, null), rate: null, now };
  const { known, record } = recordAt(facts, now);
  const forecast = quarterForecast(known, record, now, calendar);
  const since = stalledSince(facts, record, now, calendar);
  const earlierRate = since === null ? null : rateUntil(known, record, since, calendar);
  return {
    conclusion: conclude(facts, now, calendar, {
      forecast,
      isChangeKnown: isLastChangeKnown(record),
      stalledSince: since,
      earlierRate,
    }),
    rate: { ...forecast.rates, isAverage: forecast.isAverage, earlierRate },
    now,
  };
}

/**
 * The rate of a counting until a moment, such as its last change, in lines per working hour; `null` without any time.
 * @param until milliseconds since 1970, as `now`
 */
export function rateBefore(
  facts: CountingFacts,
  until: number,
  now: number,
  calendar: WorkCalendar,
): number | null {
  const { known, record } = recordAt(facts, now);
  return rateUntil(known, record, until, calendar);
}

function recordAt(facts: CountingFacts, now: number) {
  const { startedAt, counted, left } = facts;
  return {
    known: { startedAt, counted, left, deadline: usableDeadline(facts) },
    record: facts.record ?? recordOfHeader({ counted, startedAt, at: now }),
  };
}

/** The rate that every place tells, in lines per working hour: that of the last hour, else the average. */
export function shownRate(rate: CountingRate | null): number | null {
  return rate && (rate.recent ?? rate.average);
}

/** The ends that a conclusion names, rounded; the same instant twice where it names one, `null` for none. */
export function shownEnds(conclusion: Conclusion): Forecast | null {
  if (conclusion.kind === "may-be-late") return conclusion.range;
  const end = "end" in conclusion ? conclusion.end : null;
  return end && (end.range ?? { early: end.at, late: end.at });
}

/** The middle of the ends that a conclusion names; `null` where it names none. */
export function shownMiddle(conclusion: Conclusion): number | null {
  const ends = shownEnds(conclusion);
  return ends && (ends.early + ends.late) / 2;
}
