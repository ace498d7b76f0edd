import type { Counting } from "#contract/counting.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Offsets of all zones are whole quarters of an hour, and the hours below begin and end with them. */
const quarter = 15 * minute;

/** Hours of every day, in minutes after midnight on the clocks of a zone; an end before the start is on the next day. */
export interface DailyHours {
  readonly timeZone: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(timeZone: string, instant: number): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0] = clock.format(instant).split(":").map(Number);
  return (hours % 24) * 60 + minutes;
}

/** Whether the quarter of an hour that contains an instant is working time. */
function isWorked({ timeZone, ranges }: DailyHours, instant: number): boolean {
  const now = minuteOfDay(timeZone, Math.floor(instant / quarter) * quarter);
  return ranges.some(([from, to]) =>
    from < to ? now >= from && now < to : now >= from || now < to,
  );
}

/** Working time between two instants, quarter by quarter; milliseconds. */
export function worked(hours: DailyHours, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; ) {
    const end = Math.min(to, (Math.floor(at / quarter) + 1) * quarter);
    if (isWorked(hours, at)) sum += end - at;
    at = end;
  }
  return sum;
}

/** The latest instant from which a whole working hour has passed. */
export function workedHourAgo(hours: DailyHours, now: number): number {
  let left = hour;
  for (let at = now; ; ) {
    const start = (Math.ceil(at / quarter) - 1) * quarter;
    if (isWorked(hours, start)) {
      if (at - start >= left) return at - left;
      left -= at - start;
    }
    at = start;
  }
}

/** Pace and working hours ahead of it, as the page's machine values; empty without an answer. */
export function workingPaceOf(counting: Counting, hours: DailyHours, now: number) {
  const [start, end] = [Date.parse(counting.startedAt), Date.parse(counting.endsAt)];
  const window = worked(hours, start, end);
  if (window === 0) return { pace: null, aheadHours: null };
  const pace = Math.min(1, worked(hours, start, now) / window);
  const { totalProducts: total, totalProductsCounted: counted } = counting;
  return { pace, aheadHours: total === 0 ? null : ((counted / total - pace) * window) / hour };
}
