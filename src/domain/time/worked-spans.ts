import { minute } from "./units.ts";
import type { WorkCalendar } from "./work-calendar.ts";

/** A stretch of time, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The stretches of working time between two instants, in order. Calendars begin and end work at full minutes.
 * @param from, to milliseconds since 1970, at full minutes
 */
export function workedSpans(calendar: WorkCalendar, from: number, to: number): readonly Span[] {
  const worked = calendar.between(from, to);
  if (worked === 0) return [];
  if (worked === to - from || to - from <= minute) return [{ from, to }];
  const middle = from + Math.floor((to - from) / 2 / minute) * minute;
  const [before, after] = [workedSpans(calendar, from, middle), workedSpans(calendar, middle, to)];
  const [last, first] = [before.at(-1), after[0]];
  return last && first && last.to === first.from
    ? [...before.slice(0, -1), { from: last.from, to: first.to }, ...after.slice(1)]
    : [...before, ...after];
}
