import type { TimeFormat } from "#format/times.ts";

/** A label of the axis. */
export interface TimeMark {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/**
 * The days of the first start, the last and the instant half-way between them, each day once; times within one day.
 * @param starts in order, in milliseconds since 1970
 * @param now a moment of today, for naming days
 */
export function dayMarks(
  starts: readonly number[],
  now: number,
  format: Pick<TimeFormat, "day" | "time">,
): readonly TimeMark[] {
  const [first = now, last = first] = [starts[0], starts.at(-1)];
  const instants = [...new Set([first, (first + last) / 2, last])];
  const isOneDay = format.day(first, now) === format.day(last, now);
  const write = (at: number) =>
    isOneDay && first !== last ? format.time(at) : format.day(at, now);
  const marks = instants.map((at) => ({ at, text: write(at) }));
  const ends = [write(first), write(last)];
  return marks.filter(({ at, text }) => at === first || at === last || !ends.includes(text));
}
