import type { TimeFormat } from "#format/times.ts";

/** A label of the axis. */
export interface TimeMark {
  /** Index of a counting. */
  readonly at: number;
  readonly text: string;
}

/**
 * The days of the first, the middle and the last of some countings, each day once; times where they started on one day.
 * @param starts in order, in milliseconds since 1970
 * @param now a moment of today, for naming days
 */
export function dayMarks(
  starts: readonly number[],
  now: number,
  format: Pick<TimeFormat, "day" | "time">,
): readonly TimeMark[] {
  const indexes = [...new Set([0, Math.floor((starts.length - 1) / 2), starts.length - 1])];
  const textsOf = (write: (start: number) => string) =>
    indexes.map((at) => ({ at, text: write(starts[at] ?? now) }));
  const days = textsOf((start) => format.day(start, now));
  const [first, last] = [days[0]?.text, days.at(-1)?.text];
  if (first === last) return starts.length > 1 ? textsOf(format.time) : days;
  return days.filter(
    ({ text }, index) => index === 0 || index === days.length - 1 || ![first, last].includes(text),
  );
}
