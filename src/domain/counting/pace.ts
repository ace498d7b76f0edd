import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";

/** Share of the lines that are counted, 0…1 if the header adds up; `null` when there is nothing to count. */
export function progress(counting: Pick<CountingFacts, "total" | "counted">): number | null {
  return counting.total === 0 ? null : counting.counted / counting.total;
}

type Window = Pick<CountingFacts, "startedAt" | "endsAt">;

/**
 * Working milliseconds from start to deadline; `null` when the deadline is not after the start, or when there
 * is no working time between them.
 */
function windowLength({ startedAt, endsAt }: Window, calendar: WorkCalendar): number | null {
  const length = calendar.between(startedAt, endsAt);
  return length > 0 ? length : null;
}

/**
 * The share of lines that an even pace would have counted by now: the elapsed share of the window's working
 * time, 0…1. `null` without a usable deadline, or without working time before it.
 * @param now milliseconds since 1970
 */
export function pace(counting: Window, now: number, calendar: WorkCalendar): number | null {
  const length = windowLength(counting, calendar);
  if (length === null) return null;
  return Math.min(1, Math.max(0, calendar.between(counting.startedAt, now) / length));
}

/**
 * How far the counting is ahead of an even pace, in working hours of its window; negative is behind. `null`
 * when progress or pace is `null`.
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

/**
 * Working hours by which a counting may deviate and still be on pace: 5 minutes, or 1 % of its window if that
 * is more.
 */
export function paceToleranceHours(counting: Window, calendar: WorkCalendar): number {
  return Math.max(5 * minute, (windowLength(counting, calendar) ?? 0) / 100) / hour;
}

/** A counting is far behind by this share of its window at least, and by this many working hours. */
const farBehind = { share: 0.25, hours: 1 };

/**
 * How far a counting is behind an even pace, in working hours of its window, where that is at least a quarter of it and an
 * hour: 13 h behind in a window of 26 h, but not 3 h. `null` for any other, and when the pace is `null`.
 */
export function farBehindHours(
  counting: Parameters<typeof aheadHours>[0],
  now: number,
  calendar: WorkCalendar,
): number | null {
  const ahead = aheadHours(counting, now, calendar);
  const length = windowLength(counting, calendar);
  if (ahead === null || length === null) return null;
  const least = Math.max(farBehind.hours, (farBehind.share * length) / hour);
  return -ahead >= least ? -ahead : null;
}

/** Still active past its deadline with lines left, whether or not that is working time. */
export function isOverdue(
  counting: Pick<CountingFacts, "active" | "endsAt" | "left">,
  now: number,
): boolean {
  return counting.active && now > counting.endsAt && counting.left > 0;
}
