import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { aheadHours, isOverdue, pace, progress } from "./pace.ts";

/** Figures that a counting's header alone gives; `null` is "no answer". */
export interface HeaderFigures {
  readonly total: number;
  readonly counted: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly incidents: number;
  /** Share, 0…1. */
  readonly progress: number | null;
  /**
   * Share, 0…1; `null` once the counting is finished, while the time is unknown, or without working time from
   * start to deadline.
   */
  readonly pace: number | null;
  /** Working hours, positive is ahead; `null` where `pace` is `null`. */
  readonly aheadHours: number | null;
  readonly overdue: boolean | null;
}

/**
 * @param now milliseconds since 1970, or `null` while the figures are stale: then the clock's figures are
 * `null`
 */
export function headerFigures(
  counting: CountingFacts,
  now: number | null,
  calendar: WorkCalendar,
): HeaderFigures {
  const { total, counted, left, discrepancies, incidents, active } = counting;
  const running = active && now !== null;
  return {
    total,
    counted,
    left,
    discrepancies,
    incidents,
    progress: progress(counting),
    pace: running ? pace(counting, now, calendar) : null,
    aheadHours: running ? aheadHours(counting, now, calendar) : null,
    overdue: now === null ? null : isOverdue(counting, now),
  };
}
