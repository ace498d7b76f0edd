import { offsetPeriods } from "./offset-periods.ts";
import type { WorkWeek } from "./work-week.ts";

/** Computes with working time. Instants are milliseconds since 1970, lengths are milliseconds. */
export interface WorkCalendar {
  /** Working time from one instant to another; negative when `to` is earlier. */
  between(from: number, to: number): number;
  /** The earliest instant at which a length of working time, 0 or more, has passed since `from`. */
  after(from: number, length: number): number;
  /** The latest instant from which a length of working time, 0 or more, passes until `to`. */
  before(to: number, length: number): number;
}

/** Every moment is working time: lengths are plain differences. */
export const roundTheClock: WorkCalendar = {
  between: (from, to) => to - from,
  after: (from, length) => from + length,
  before: (to, length) => to - length,
};

/**
 * Weekly working hours on the wall clocks of a zone. A moment is working time when those clocks show working
 * hours; a night shift is an hour shorter when they go forward and an hour longer when they go back.
 */
export function workCalendar(timeZone: string, week: WorkWeek): WorkCalendar {
  const periodAt = offsetPeriods(timeZone);

  const between = (from: number, to: number): number => {
    // `-between(to, from)` could be -0.
    if (to < from) return 0 - between(to, from);
    let sum = 0;
    for (let at = from; at < to; ) {
      const { end, offset } = periodAt(at);
      const until = Math.min(end, to);
      sum += week.workedBy(until + offset) - week.workedBy(at + offset);
      at = until;
    }
    return sum;
  };

  const after = (from: number, length: number): number => {
    if (length <= 0) return from;
    for (let at = from, left = length; ; ) {
      const { end, offset } = periodAt(at);
      const worked = week.workedBy(at + offset);
      const reached = week.firstAt(worked + left) - offset;
      if (!(reached > end)) return reached;
      left -= week.workedBy(end + offset) - worked;
      at = end;
    }
  };

  const before = (to: number, length: number): number => {
    if (length <= 0) return to;
    for (let at = to, left = length; ; ) {
      // The period that ends at an instant lies before it.
      const { start, offset } = periodAt(at - 1);
      const worked = week.workedBy(at + offset);
      const reached = week.lastAt(worked - left) - offset;
      if (!(reached < start)) return reached;
      left -= worked - week.workedBy(start + offset);
      at = start;
    }
  };

  return { between, after, before };
}
