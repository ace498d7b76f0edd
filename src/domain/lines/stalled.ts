import type { CountingFacts } from "#domain/counting/facts.ts";
import { medianOf } from "#domain/decimal/median.ts";
import { countBefore, countUpTo } from "#domain/time/instants.ts";
import { minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { LineFacts } from "./line-facts.ts";
import { lineState } from "./line-state.ts";

const halfAnHour = 30 * minute;

/** Duration after which something has stalled: 5 times the typical one, at least 30 minutes. Milliseconds. */
function stallThreshold(typical: number | null): number {
  return Math.max(halfAnHour, 5 * (typical ?? 0));
}

/**
 * Whether a line has been in progress, by the clock, for much longer than the counting's lines take.
 * @param medianDuration of the counting's counted lines, in milliseconds; `null` when unknown
 * @param now milliseconds since 1970
 */
export function isStalledLine(
  line: Pick<LineFacts, "startedAt" | "finishedAt">,
  medianDuration: number | null,
  now: number,
): boolean {
  return (
    lineState(line) === "in-progress" &&
    now - (line.startedAt ?? now) > stallThreshold(medianDuration)
  );
}

/**
 * Number of lines in progress that have stalled.
 * @param starts of the lines in progress, ascending, in milliseconds since 1970
 */
export function stalledLines(
  starts: Float64Array,
  medianDuration: number | null,
  now: number,
): number {
  return countBefore(starts, now - stallThreshold(medianDuration));
}

/**
 * Median working time from one finish to the next, in milliseconds; `null` with fewer than two.
 * @param finishes instants of the finished lines, ascending
 */
export function medianGap(finishes: Float64Array, calendar: WorkCalendar): number | null {
  return medianOf(workingGaps(finishes, calendar).sort());
}

/**
 * Working time from each instant to the next. Stretches that are all or no working time need no subdivision,
 * which keeps calendar look-ups few.
 */
function workingGaps(instants: Float64Array, calendar: WorkCalendar): Float64Array {
  const gaps = new Float64Array(Math.max(0, instants.length - 1));
  const at = (index: number) => instants[index] ?? 0;
  const fill = (first: number, last: number): void => {
    const worked = calendar.between(at(first), at(last));
    if (worked === 0) return;
    if (worked === at(last) - at(first)) {
      for (let index = first; index < last; index += 1) gaps[index] = at(index + 1) - at(index);
    } else if (last - first === 1) {
      gaps[first] = worked;
    } else {
      const middle = (first + last) >>> 1;
      fill(first, middle);
      fill(middle, last);
    }
  };
  if (gaps.length > 0) fill(0, gaps.length);
  return gaps;
}

/**
 * The last finish in an active counting with lines left, if more working time than `stallThreshold` has passed
 * since; `null` when it is not stalled. Before the first finish it is the first line's start; finishes in the
 * future do not count.
 */
export function stalledSince(
  { active, left }: Pick<CountingFacts, "active" | "left">,
  {
    finishes,
    firstStart,
    typicalGap,
    now,
    calendar,
  }: {
    finishes: Float64Array;
    firstStart: number | null;
    /** Of `medianGap`. */
    typicalGap: number | null;
    now: number;
    calendar: WorkCalendar;
  },
): number | null {
  const since = finishes[countUpTo(finishes, now) - 1] ?? firstStart;
  if (!active || left <= 0 || since === null) return null;
  return isStandstill(since, typicalGap, now, calendar) ? since : null;
}

/** Whether nothing was finished since an instant for much longer than usual. */
function isStandstill(
  since: number,
  typicalGap: number | null,
  now: number,
  calendar: WorkCalendar,
): boolean {
  return calendar.between(since, now) > stallThreshold(typicalGap);
}

/**
 * The same from a header: since when its number of counted lines has not changed. Of the gaps between its lines only
 * the mean is known, and a median is at most twice the mean: with that, a header never claims a standstill that the
 * lines deny.
 */
export function stalledSinceByHeader(
  {
    active,
    left,
    counted,
    startedAt,
    unchangedSince,
  }: Pick<CountingFacts, "active" | "left" | "counted" | "startedAt" | "unchangedSince">,
  now: number,
  calendar: WorkCalendar,
): number | null {
  if (!active || left <= 0 || counted <= 0 || unchangedSince === null) return null;
  const longestMedian =
    counted < 2 ? null : (2 * calendar.between(startedAt, unchangedSince)) / (counted - 1);
  return isStandstill(unchangedSince, longestMedian, now, calendar) ? unchangedSince : null;
}
