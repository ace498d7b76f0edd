import type { Forecast } from "#domain/counting/forecast.ts";
import { lastInstant } from "#domain/time/instants.ts";
import { hour, minute } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** The lines left, and the time that people take for them. Instants and lengths are in milliseconds. */
export interface RescueWork {
  /** People at work, or those who are reckoned with; 1 or more. */
  readonly people: number;
  /** Lines; more than 0. */
  readonly left: number;
  /** Working time that one person would take for them, at least and at most; more than 0. */
  readonly effort: { readonly least: number; readonly most: number };
  /** The counting's expected end as every page shows it, which is the end with the people at work; `null` without one. */
  readonly end: Forecast | null;
  /** When people begin: now or, before the counting has begun, its start. */
  readonly from: number;
  readonly calendar: WorkCalendar;
}

/** Most people that are reckoned with, beyond any real team. */
export const mostPeople = 10_000;

/**
 * The effort that an expected end implies: with 6 people at work and an end 10 to 12 working hours away, one person
 * would take 60 to 72 hours. `null` where no working time is left until then.
 */
export function effortUntil(
  { early, late }: Forecast,
  { people, from, calendar }: Pick<RescueWork, "people" | "from" | "calendar">,
): RescueWork["effort"] | null {
  const least = people * calendar.between(from, early);
  const most = people * calendar.between(from, late);
  return least > 0 && most > 0 ? { least, most } : null;
}

/** @param each lines per working hour and person; more than 0 */
export function effortAt(each: number, left: number): RescueWork["effort"] {
  const effort = (left / each) * hour;
  return { least: effort, most: effort };
}

/**
 * When a number of people would be done, as it is shown: with 66 hours of work from 12:00 on, 6 people are done at 23:00.
 * With the people at work, it is the counting's expected end. `null` for zero people, and beyond all dates.
 */
export function finishWith(people: number, work: RescueWork): Forecast | null {
  const { effort, end } = work;
  if (end && people === work.people) return end;
  if (people <= 0) return null;
  const late = shownAfter(effort.most / people, work);
  return late > lastInstant ? null : { early: shownAfter(effort.least / people, work), late };
}

/** When a length of working time has passed, as it is shown. */
export function shownAfter(
  length: number,
  { from, calendar }: Pick<RescueWork, "from" | "calendar">,
): number {
  return shownInstant(calendar.after(from, length), from);
}

/**
 * The least number of people who are done by an instant, as it is shown: for 66 hours of work in 8 hours, 8.25 people, so
 * 9. `null` where no number of people is.
 */
export function peopleToFinish(by: number, work: RescueWork): number | null {
  const time = work.calendar.between(work.from, by);
  if (!(time > 0)) return null;
  const isEnough = (people: number) => (finishWith(people, work)?.late ?? Infinity) <= by;
  let people = Math.min(Math.ceil(work.effort.most / time), mostPeople);
  // Instants are rounded as they are shown, so that one person more or fewer may decide.
  while (people < mostPeople && !isEnough(people)) people += 1;
  while (people > 1 && isEnough(people - 1)) people -= 1;
  return isEnough(people) ? people : null;
}

/**
 * The latest instant at which a number of people can begin and be done by a deadline: with 66 hours of work, 11 people
 * need 6 hours before it.
 */
export function latestStart(people: number, deadline: number, work: RescueWork): number {
  return work.calendar.before(deadline, work.effort.most / people);
}

/** Steps by which an end is rounded, and the time left from which each holds. Milliseconds. */
const steps = [
  { from: 0, step: minute },
  { from: hour, step: 5 * minute },
  { from: 12 * hour, step: 30 * minute },
] as const;

/**
 * An expected end as it is shown: to 1 minute within the next hour, 5 minutes within twelve hours, and 30 minutes beyond.
 * A later end is never shown as an earlier one. Instants are milliseconds since 1970.
 */
export function shownInstant(instant: number, now: number): number {
  const rounded = steps
    .filter(({ from }) => from === 0 || instant - now >= from)
    // The first end of a step may be rounded to before the last one of the finer step.
    .map(({ from, step }, index, all) => {
      const last = index === all.length - 1;
      return Math.round((last ? instant : now + (all[index + 1]?.from ?? from)) / step) * step;
    });
  return Math.max(...rounded);
}
