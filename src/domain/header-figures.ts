import type { CountingFacts } from "./counting-facts.ts";
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
  /** Share, 0…1; no answer once the counting is finished or while the time is not known. */
  readonly pace: number | null;
  /** Hours, positive is ahead; no answer where `pace` has none. */
  readonly aheadHours: number | null;
  readonly overdue: boolean | null;
}

/** @param now milliseconds since 1970, or `null` while old figures are shown: then the clock's figures have no answer */
export function headerFigures(counting: CountingFacts, now: number | null): HeaderFigures {
  const { total, counted, left, discrepancies, incidents, active } = counting;
  const running = active && now !== null;
  return {
    total,
    counted,
    left,
    discrepancies,
    incidents,
    progress: progress(counting),
    pace: running ? pace(counting, now) : null,
    aheadHours: running ? aheadHours(counting, now) : null,
    overdue: now === null ? null : isOverdue(counting, now),
  };
}
