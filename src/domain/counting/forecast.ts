import { lastInstant } from "#domain/time/instants.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** Range in which the counting will be done, in milliseconds since 1970. */
export interface Forecast {
  readonly early: number;
  readonly late: number;
}

/**
 * Lines per working hour since the first line was started; `null` before that, and without any working time
 * since then.
 * @param until now, or the last finish of a finished counting
 */
export function rateSinceStart(
  {
    counted,
    firstStart,
    until,
  }: { counted: number; firstStart: number | null; until: number | null },
  calendar: WorkCalendar,
): number | null {
  if (firstStart === null || until === null) return null;
  const worked = calendar.between(firstStart, until);
  return worked > 0 ? counted / (worked / hour) : null;
}

/** With fewer counted lines or less working time, a rate says too little. */
export const minCounted = 10;
export const minWorked = 15 * minute;

/** Lines of a counting in a time, in milliseconds since 1970. */
interface CountedTime {
  readonly from: number;
  readonly until: number;
  readonly counted: number;
  /** Those of them that were counted in working time. */
  readonly inWork: number;
}

/**
 * Lines per working hour without those counted outside working hours, as their time is not in it either. Where most were
 * counted outside, and those within are too few for a rate, it is all lines per hour of all time. `null` without any time.
 */
export function averageRate(
  { from, until, counted, inWork }: CountedTime,
  calendar: WorkCalendar,
): number | null {
  const worked = calendar.between(from, until);
  const isTooLittle = inWork < minCounted || worked < minWorked;
  if (isTooLittle && inWork < counted / 2) return counted / ((until - from) / hour);
  return worked > 0 ? inWork / (worked / hour) : null;
}

/**
 * When the remaining lines will be counted at each of the rates, in order, if work happens in working time
 * only. `null` when nothing is left, no rate is above 0, or the end lies beyond all dates; with one rate, both
 * ends are that rate's.
 * @param rates lines per working hour
 */
export function forecast(
  left: number,
  rates: readonly (number | null)[],
  now: number,
  calendar: WorkCalendar,
): Forecast | null {
  if (left <= 0) return null;
  const ends = rates
    .filter((rate) => rate !== null && rate > 0)
    .map((rate) => calendar.after(now, (left / (rate ?? 1)) * hour));
  const late = Math.max(...ends);
  return ends.length === 0 || late > lastInstant ? null : { early: Math.min(...ends), late };
}
