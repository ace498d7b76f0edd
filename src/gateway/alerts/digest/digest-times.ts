import type { WorkRule } from "#contract/work-hours.ts";
import { offsetPeriods } from "#domain/time/offset-periods.ts";
import { day, minute } from "#domain/time/units.ts";

/** A moment at which a digest is due. */
export interface DueDigest {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its date and time on the wall clock, such as `2026-10-25 06:00`: one per day, also where clocks change. */
  readonly wallClock: string;
}

/** How late a digest is still sent, in milliseconds: one that no gateway could send is of no use hours later. */
const grace = 60 * minute;

/** A time of day at which a digest is due. */
interface TimeOfDay {
  /** Minutes after midnight. */
  readonly minutes: number;
  /** @param date midnight of the wall clock, in milliseconds since 1970 as if in UTC */
  readonly isOn: (date: number) => boolean;
}

/** The digest at set times that is due now; `null` without one. */
export function dueAtTimes(
  times: readonly string[],
  timeZone: string,
  now: number,
): DueDigest | null {
  const wanted = times.map((time) => ({ minutes: minutesOf(time), isOn: () => true }));
  return latest(wanted, timeZone, now);
}

/** The digest at the end of a shift that is due now; `null` without one, as on days that are closed. */
export function dueAtShiftEnd(
  { shifts, dates = [], timeZone }: WorkRule,
  now: number,
): DueDigest | null {
  const hasOwnHours = (midnight: number) => dates.some(({ date }) => Date.parse(date) === midnight);
  const ofWeek = shifts.flatMap(({ days, hours }) =>
    hours.map((span) =>
      endOf(span, (began, ended) => {
        const isWorked = days.some((one) => isBetween(weekdayOf(began), one));
        // What a night shift would work on such a date is left out; one that ends at midnight works nothing there.
        return isWorked && !hasOwnHours(began) && (span.to % 1440 === 0 || !hasOwnHours(ended));
      }),
    ),
  );
  const ofDates = dates.flatMap(({ date, hours }) =>
    hours.map((span) => endOf(span, (began) => began === Date.parse(date))),
  );
  return latest([...ofWeek, ...ofDates], timeZone, now);
}

/** @param isOn whether the span is worked that begins on one date and ends on the same or the next one */
function endOf(
  { from, to }: { readonly from: number; readonly to: number },
  isOn: (began: number, ended: number) => boolean,
): TimeOfDay {
  const isNextDay = to <= from || to >= 1440;
  return { minutes: to % 1440, isOn: (ended) => isOn(isNextDay ? ended - day : ended, ended) };
}

function latest(times: readonly TimeOfDay[], timeZone: string, now: number): DueDigest | null {
  const periodAt = offsetPeriods(timeZone);
  const today = Math.floor((now + periodAt(now).offset) / day) * day;
  let found: DueDigest | null = null;
  for (const date of [today - day, today]) {
    for (const { minutes, isOn } of times) {
      if (!isOn(date)) continue;
      const wall = date + minutes * minute;
      const guess = wall - periodAt(wall).offset;
      const at = wall - periodAt(guess).offset;
      const isDue = at <= now && now - at < grace;
      if (isDue && (found === null || at > found.at)) {
        found = { at, wallClock: new Date(wall).toISOString().slice(0, 16).replace("T", " ") };
      }
    }
  }
  return found;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** @param date midnight of the wall clock, in milliseconds since 1970 as if in UTC */
function weekdayOf(date: number): number {
  return ((new Date(date).getUTCDay() + 6) % 7) + 1;
}

function isBetween(weekday: number, { from, to }: { readonly from: number; readonly to: number }) {
  return from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to;
}
