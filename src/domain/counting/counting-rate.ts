import { stalledSince, stalledSinceByHeader } from "#domain/lines/stalled.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { rateSinceStart } from "./forecast.ts";
import { type FinishedLines, ratesOf } from "./rates.ts";

/** The rate of a counting and its standstill, from its lines or from its header alone. */
export interface CountingRate {
  /** Lines per working hour of the last 60 working minutes; `null` is "no answer". */
  readonly recent: number | null;
  /** Lines per working hour since the start; `null` is "no answer". */
  readonly average: number | null;
  /** Working time since the first line was started, in milliseconds; 0 before that. */
  readonly worked: number;
  /**
   * Since when a counting stands still, in milliseconds since 1970; `null` for one that does not. By its lines it is
   * the last finish, by its header at most as long as the gateway has watched it.
   */
  readonly stalledSince: number | null;
  /** Lines per working hour until the last finish or, by the header, the standstill; `null` without one. */
  readonly earlierRate: number | null;
}

/**
 * The average since the counting's start, and the standstill that the gateway has seen.
 * @param now milliseconds since 1970
 */
export function rateOfHeader(
  facts: Pick<CountingFacts, "active" | "left" | "startedAt" | "counted" | "unchangedSince">,
  now: number,
  calendar: WorkCalendar,
): CountingRate {
  const { startedAt, counted } = facts;
  const since = stalledSinceByHeader(facts, now, calendar);
  return {
    recent: null,
    average: rateSinceStart({ counted, firstStart: startedAt, until: now }, calendar),
    worked: Math.max(0, calendar.between(startedAt, now)),
    stalledSince: since,
    earlierRate: rateSinceStart({ counted, firstStart: startedAt, until: since }, calendar),
  };
}

interface CountingLines {
  readonly facts: Pick<CountingFacts, "active" | "left">;
  /** Of the whole counting. */
  readonly lines: FinishedLines;
  /** See `medianGap`, which is too slow to compute at each tick. */
  readonly typicalGap: number | null;
}

/** @param now milliseconds since 1970 */
export function rateOfLines(
  { facts, lines, typicalGap }: CountingLines,
  now: number,
  calendar: WorkCalendar,
): CountingRate {
  const { totals, finishes } = lines;
  const { counted, firstStart, lastFinish } = totals;
  const { lastHour, sinceStart } = ratesOf(lines, facts.active, now, calendar);
  return {
    recent: finishes.length === 0 ? null : lastHour,
    average: finishes.length === 0 ? null : sinceStart,
    worked: firstStart === null ? 0 : Math.max(0, calendar.between(firstStart, now)),
    stalledSince: stalledSince(facts, { finishes, firstStart, typicalGap, now, calendar }),
    earlierRate: rateSinceStart({ counted, firstStart, until: lastFinish }, calendar),
  };
}
