import type { CountingFacts } from "./counting-facts.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Share of the lines that are counted, 0…1 in a header that adds up; `null` when there is nothing to count. */
export function progress(counting: Pick<CountingFacts, "total" | "counted">): number | null {
  return counting.total === 0 ? null : counting.counted / counting.total;
}

type Window = Pick<CountingFacts, "startedAt" | "endsAt">;

/** Milliseconds from start to deadline, or `null` when the deadline is not after the start. */
function windowLength({ startedAt, endsAt }: Window): number | null {
  return endsAt > startedAt ? endsAt - startedAt : null;
}

/**
 * Where an even pace would have the counting be now: the elapsed share of its window, 0…1.
 * `null` without a usable deadline.
 * @param now milliseconds since 1970
 */
export function pace(counting: Window, now: number): number | null {
  const length = windowLength(counting);
  if (length === null) return null;
  return Math.min(1, Math.max(0, (now - counting.startedAt) / length));
}

/**
 * How far the counting is ahead of an even pace, in hours of its window; negative is behind.
 * `null` when progress or pace has no answer.
 */
export function aheadHours(
  counting: Window & Pick<CountingFacts, "total" | "counted">,
  now: number,
): number | null {
  const length = windowLength(counting);
  const share = progress(counting);
  const due = pace(counting, now);
  if (length === null || share === null || due === null) return null;
  return ((share - due) * length) / hour;
}

/** Hours within which a counting still is on pace: 5 minutes, or 1 % of its window if that is more. */
export function paceToleranceHours(counting: Window): number {
  return Math.max(5 * minute, (windowLength(counting) ?? 0) / 100) / hour;
}

/** Still active past its deadline with lines left. */
export function isOverdue(
  counting: Pick<CountingFacts, "active" | "endsAt" | "left">,
  now: number,
): boolean {
  return counting.active && now > counting.endsAt && counting.left > 0;
}
