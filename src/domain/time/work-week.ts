import type { WorkShift } from "#contract/work-hours.ts";
import { day, minute } from "./units.ts";

const week = 7 * day;

/** A Monday's midnight in local milliseconds since 1970. */
const monday = Date.UTC(1970, 0, 5);

/** Weekly working hours in local wall-clock time, without clock changes. All are milliseconds. */
export interface WorkWeek {
  /** Working time up to a local moment, from a fixed origin. */
  workedBy(local: number): number;
  /** The earliest local moment with that much working time before it. */
  firstAt(worked: number): number;
  /** The latest local moment with that much working time before it. */
  lastAt(worked: number): number;
}

/** A part of the week, in milliseconds after Monday's midnight. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Days in a range, 0 is Monday; it may wrap around the weekend. */
function daysOf({ from, to }: WorkShift["days"][number]): readonly number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from - 1 + index) % 7);
}

/** The spans of one day's hours; those past the end of the week wrap to its start. */
function spansOf(dayOfWeek: number, hours: WorkShift["hours"][number]): readonly Span[] {
  const from = dayOfWeek * day + hours.from * minute;
  const to = dayOfWeek * day + hours.to * minute + (hours.to > hours.from ? 0 : day);
  return to <= week
    ? [{ from, to }]
    : [
        { from, to: week },
        { from: 0, to: to - week },
      ];
}

/** Sorts the spans and merges overlaps. */
function merged(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last === undefined || span.from > last.to) result.push(span);
    else result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
  }
  return result;
}

/** @param shifts at least one, of at least one day and one range of hours */
export function workWeek(shifts: readonly WorkShift[]): WorkWeek {
  const spans = merged(
    shifts.flatMap(({ days, hours }) =>
      days.flatMap(daysOf).flatMap((one) => hours.flatMap((part) => spansOf(one, part))),
    ),
  );
  const total = spans.reduce((sum, { from, to }) => sum + to - from, 0);
  const endOfWork = spans.at(-1)?.to ?? week;

  return {
    workedBy: (local) => {
      const weeks = Math.floor((local - monday) / week);
      const rest = local - monday - weeks * week;
      let sum = weeks * total;
      for (const { from, to } of spans) sum += Math.min(Math.max(rest - from, 0), to - from);
      return sum;
    },
    firstAt: (worked) => {
      const weeks = Math.ceil(worked / total) - 1;
      let rest = worked - weeks * total;
      for (const { from, to } of spans) {
        if (rest <= to - from) return monday + weeks * week + from + rest;
        rest -= to - from;
      }
      // Only lost fractions of a millisecond lead past the last span.
      return monday + weeks * week + endOfWork;
    },
    lastAt: (worked) => {
      const weeks = Math.floor(worked / total);
      let rest = worked - weeks * total;
      for (const { from, to } of spans) {
        if (rest < to - from) return monday + weeks * week + from + rest;
        rest -= to - from;
      }
      return monday + weeks * week + endOfWork;
    },
  };
}
