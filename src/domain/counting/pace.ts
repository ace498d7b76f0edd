import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Share of the lines that are counted, 0…1 in a header that adds up; `null` when there is nothing to count. */
export function progress(counting: Pick<CountingFacts, "total" | "counted">): number | null {
  return counting.total === 0 ? null : counting.counted / counting.total;
}

type Window = Pick<CountingFacts, "startedAt" | "endsAt">;

/**
 * Working milliseconds from start to deadline; `null` when the deadline is not after the start, or when none
 * of the time between them is working time.
 */
function windowLength({ startedAt, endsAt }: Window, calendar: WorkCalendar): number | null {
  const length = calendar.between(startedAt, endsAt);
  return length > 0 ? length : null;
}

/**
 * Where an even pace would have the counting be now: the elapsed share of its window's working time, 0…1.
 * `null` without a usable deadline, or without any working time before it.
 * @param now milliseconds since 1970
 */
export function pace(counting: Window, now: number, calendar: WorkCalendar): number | null {
  const length = windowLength(counting, calendar);
  if (length === null) return null;
  return Math.min(1, Math.max(0, calendar.between(counting.startedAt, now) / length));
}

/**
 * How far the counting is ahead of an even pace, in working hours of its window; negative is behind.
 * `null` when progress or pace has no answer.
 */
export function aheadHours(
  counting: Window & Pick<CountingFacts, "total" | "counted">,
  now: number,
  calendar: WorkCalendar,
): number | null {
  const length = windowLength(counting, calendar);
  const share = progress(counting);
  const due = pace(counting, now, calendar);
  if (length === null || share === null || due === null) return null;
  return ((share - due) * length) / hour;
}

/** Working hours within which a counting still is on pace: 5 minutes, or 1 % of its window if that is more. */
export function paceToleranceHours(counting: Window, calendar: WorkCalendar): number {
  return Math.max(5 * minute, (windowLength(counting, calendar) ?? 0) / 100) / hour;
}

/** Still active past its deadline with lines left, whether or not anyone works then. */
export function isOverdue(
  counting: Pick<CountingFacts, "active" | "endsAt" | "left">,
  now: number,
): boolean {
  return counting.active && now > counting.endsAt && counting.left > 0;
}
