import type { WorkDate } from "#contract/work-hours.ts";
import { day, minute } from "./units.ts";
import type { WorkWeek } from "./work-week.ts";

/** A date with hours of its own, in local milliseconds since 1970. */
interface Exception {
  readonly start: number;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
  /** Working time up to its start and up to its end. */
  readonly before: number;
  readonly after: number;
  /** What the dates up to its end add to the working time of the plain weeks. */
  readonly correction: number;
}

function exceptionsOf(week: WorkWeek, dates: readonly WorkDate[]): readonly Exception[] {
  let correction = 0;
  return dates
    .map(({ date, hours }) => ({ start: Date.parse(`${date}T00:00:00Z`), hours }))
    .sort((one, other) => one.start - other.start)
    .map(({ start, hours }) => {
      const spans = hours
        .map(({ from, to }) => ({ from: start + from * minute, to: start + to * minute }))
        .sort((one, other) => one.from - other.from);
      const before = week.workedBy(start) + correction;
      const after = before + spans.reduce((sum, { from, to }) => sum + to - from, 0);
      correction = after - week.workedBy(start + day);
      return { start, spans, before, after, correction };
    });
}

/**
 * A week in which some dates are closed or have other hours, from midnight to midnight; what a night shift would work
 * on such a date is left out.
 * @param dates different ones, whose hours do not overlap and end by midnight
 */
export function withDates(week: WorkWeek, dates: readonly WorkDate[]): WorkWeek {
  const exceptions = exceptionsOf(week, dates);
  if (exceptions.length === 0) return week;

  return {
    workedBy: (local) => {
      const last = exceptions.findLast(({ start }) => start <= local);
      if (!last) return week.workedBy(local);
      if (local >= last.start + day) return week.workedBy(local) + last.correction;
      return last.spans.reduce(
        (sum, { from, to }) => sum + Math.min(Math.max(local - from, 0), to - from),
        last.before,
      );
    },
    firstAt: (worked) => {
      let correction = 0;
      for (const one of exceptions) {
        if (worked <= one.before) break;
        if (worked <= one.after) return reach(one, (length, rest) => rest <= length, worked);
        correction = one.correction;
      }
      return week.firstAt(worked - correction);
    },
    lastAt: (worked) => {
      let correction = 0;
      for (const one of exceptions) {
        if (worked < one.before) break;
        if (worked < one.after) return reach(one, (length, rest) => rest < length, worked);
        correction = one.correction;
      }
      return week.lastAt(worked - correction);
    },
  };
}

/** The moment of a date at which that much working time has passed. */
function reach(
  { spans, before, start }: Exception,
  isWithin: (length: number, rest: number) => boolean,
  worked: number,
): number {
  let rest = worked - before;
  for (const { from, to } of spans) {
    if (isWithin(to - from, rest)) return from + rest;
    rest -= to - from;
  }
  // Only lost fractions of a millisecond lead past the last span.
  return spans.at(-1)?.to ?? start;
}
