import type { TimeFormat } from "#format/times.ts";

/** Where the time axis begins and ends, and what the time is. Milliseconds since 1970. */
export interface TrendPeriod {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}

/**
 * The instants that are named under the time axis: its ends, and its middle where that is another day than both; of
 * one day all three, by their times.
 */
export function namedInstants(
  { from, to, now }: TrendPeriod,
  format: Pick<TimeFormat, "day">,
): readonly number[] {
  const middle = (from + to) / 2;
  const [first, second, third] = [from, middle, to].map((at) => format.day(at, now));
  const isOneDay = first === third;
  return isOneDay || (second !== first && second !== third) ? [from, middle, to] : [from, to];
}

/** What such an instant is called. */
export function nameOf(
  instant: number,
  { from, to, now }: TrendPeriod,
  format: Pick<TimeFormat, "day" | "time">,
): string {
  const isOneDay = format.day(from, now) === format.day(to, now);
  return isOneDay ? format.time(instant) : format.day(instant, now);
}
