import type { TimeFormat } from "#format/times.ts";

/** Range of the time axis. Milliseconds since 1970. */
export interface TrendPeriod {
  readonly from: number;
  readonly to: number;
  /** A moment of today, for naming days. */
  readonly now: number;
}

/** A label of the time axis. */
export interface TimeMark {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** The days of the axis' ends, and of its middle if that is a third day; within one day, three times. */
export function timeMarks(
  { from, to, now }: TrendPeriod,
  format: Pick<TimeFormat, "day" | "time">,
): readonly TimeMark[] {
  // A day ends with its last millisecond: rounding up makes its middle noon.
  const all = [from, Math.ceil((from + to) / 2), to];
  const days = all.map((at) => ({ at, text: format.day(at, now) }));
  const [first, middle, last] = days.map(({ text }) => text);
  if (first === last) return all.map((at) => ({ at, text: format.time(at) }));
  return middle === first || middle === last ? days.filter((_, position) => position !== 1) : days;
}
