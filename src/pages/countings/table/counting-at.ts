import type { Counting } from "#contract/counting.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { type HeaderFigures, headerFigures } from "#domain/counting/header-figures.ts";
import { type ScheduleStatus, scheduleStatus } from "#domain/counting/schedule-status.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** A counting with its figures at one moment. Instants are milliseconds since 1970. */
export interface CountingAt {
  readonly counting: Counting;
  readonly facts: CountingFacts;
  readonly figures: HeaderFigures;
  readonly standing: ScheduleStatus;
  /** The gateway's time, or `null` while the figures are stale. */
  readonly now: number | null;
  /** The pace marker's moment: now, or that of the last answer while the figures are stale. */
  readonly markerAt: number;
  /** The gateway's time, for naming days, even while the figures are stale. */
  readonly clock: number;
  /** Work calendar of its warehouse. */
  readonly calendar: WorkCalendar;
}

/** @param staleSince time of the last answer while the figures are stale, else `null` */
export function countingAt(
  counting: Counting,
  clock: number,
  staleSince: number | null,
  calendar: WorkCalendar,
): CountingAt {
  const facts = countingFacts(counting);
  const now = staleSince === null ? clock : null;
  return {
    counting,
    facts,
    figures: headerFigures(facts, now, calendar),
    standing: scheduleStatus(facts, now, calendar),
    now,
    markerAt: staleSince ?? clock,
    clock,
    calendar,
  };
}
