import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { aheadHours, isOverdue, pace, progress } from "./pace.ts";

/** The figures that a counting's header alone gives; `null` is "no answer". */
export interface HeaderFigures {
  readonly total: number;
  readonly counted: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly incidents: number;
  /** Share, 0…1. */
  readonly progress: number | null;
  /**
   * Share, 0…1; no answer once the counting is finished, while the time is not known, or when there is no
   * working time from start to deadline.
   */
  readonly pace: number | null;
  /** Working hours, positive is ahead; no answer where `pace` has none. */
  readonly aheadHours: number | null;
  readonly overdue: boolean | null;
}

/** @param now milliseconds since 1970, or `null` while old figures are shown: then the clock's figures have no answer */
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
