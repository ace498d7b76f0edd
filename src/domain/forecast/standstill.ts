import type { CountRecord } from "#contract/count-record.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** Working time without a counted line after which a counting has stalled at the earliest. */
export const maxIdle = 30 * minute;

/** Typical gaps without a counted line after which a counting has stalled. */
const maxGaps = 5;

/** A gateway that has just started takes a counting to stand still once it has watched it for as long … */
const minWatched = 15 * minute;

/** … while as many lines would have been counted on average. */
const minExpected = 5;

/** The figures of a header that a standstill depends on. */
interface Running {
  readonly active: boolean;
  readonly left: number;
  readonly counted: number;
  readonly startedAt: number;
}

/**
 * Since when an active counting with lines left stands still: its last change, if nothing was counted for more than half
 * an hour of working time and five typical gaps. `null` for one that does not, and where that is unknown.
 * @param now milliseconds since 1970
 */
export function stalledSince(
  counting: Running,
  record: CountRecord,
  now: number,
  calendar: WorkCalendar,
): number | null {
  if (!counting.active || counting.left <= 0) return null;
  const since = record.lastChange ?? record.firstStart;
  if (since === null || since > now) return null;
  const idle = calendar.between(since, now);
  const gap = typicalGap(counting, record, since, calendar);
  const isStalled = idle > Math.max(maxIdle, maxGaps * gap);
  return isStalled || hasNotMoved(counting, record, now, calendar) ? since : null;
}

/**
 * Whether the last change of a counting is known, from its lines or because an answer has seen it: the first answer with a
 * number does not tell how old it is.
 */
export function isLastChangeKnown({
  isExact,
  lastChange,
  watchedSince,
}: Pick<CountRecord, "isExact" | "lastChange" | "watchedSince">): boolean {
  return isExact || (lastChange !== null && lastChange > watchedSince);
}

/**
 * The median gap in working time, which is at most twice the mean. By a header alone it is taken to be that long, so that
 * a header never claims a standstill that the lines deny.
 */
function typicalGap(
  { counted, startedAt }: Running,
  { firstStart, typicalGap: median }: CountRecord,
  lastChange: number,
  calendar: WorkCalendar,
): number {
  if (counted < 2) return 0;
  const longest = (2 * calendar.between(firstStart ?? startedAt, lastChange)) / (counted - 1);
  return Math.min(median ?? Number.POSITIVE_INFINITY, Math.max(0, longest));
}

/** Whether nothing has changed since a counting whose lines are unread is watched, although it would have on average. */
function hasNotMoved(
  { counted, startedAt }: Running,
  { isExact, typicalGap: median, lastChange, watchedSince }: CountRecord,
  now: number,
  calendar: WorkCalendar,
): boolean {
  if (isExact || median !== null || lastChange === null || lastChange > watchedSince) return false;
  const watched = calendar.between(watchedSince, now);
  const worked = calendar.between(startedAt, watchedSince);
  if (watched < minWatched || worked <= 0) return false;
  return (counted / (worked / hour)) * (watched / hour) >= minExpected;
}
