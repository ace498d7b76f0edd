import { type CountingFacts, usableDeadline } from "#domain/counting/facts.ts";
import { forecast } from "#domain/counting/forecast.ts";
import type { Person } from "#domain/groups/person.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** Rate of the people at work, in the last 60 working minutes or, where these had no finish, before them. */
export interface TeamRate {
  /** People who finished a line in that time. */
  readonly people: number;
  /** Lines per working hour that they finished together. */
  readonly lines: number;
  /** From the first start to the last finish, in milliseconds since 1970; `null` for the last 60 minutes. */
  readonly earlier: { readonly from: number; readonly to: number } | null;
}

/** Why there is no plan. */
export type NoPlanReason =
  | "finished"
  | "stale"
  | "nothing-to-count"
  | "not-started"
  | "all-counted"
  | "no-rate";

/** Why no rate meets the deadline. */
type NoRateReason = "deadline-passed" | "no-deadline" | "no-work-time";

/**
 * The staff needed to finish by the deadline. Assumes that each person finishes as many lines an hour as the average of
 * those at work in the last working hour.
 */
export interface RescuePlan {
  readonly team: TeamRate;
  /** Lines per working hour that finish the counting by the deadline; or why no rate does. */
  readonly needed: number | NoRateReason;
  /** Minimum number of people; `null` when no rate meets the deadline. */
  readonly people: number | null;
}

/**
 * People who finished lines in the last 60 working minutes, and the number of these lines: with finishes 10, 20
 * and 90 minutes ago of one person, 5 minutes ago of a second and 2 hours ago of a third, 2 people with 3 lines
 * an hour.
 * @param now milliseconds since 1970
 */
export function teamRate(
  people: readonly Pick<Person, "finishes">[],
  now: number,
  calendar: WorkCalendar,
): TeamRate {
  const since = calendar.before(now, hour);
  const lines = people
    .map(({ finishes }) => countUpTo(finishes, now) - countUpTo(finishes, since))
    .filter((count) => count > 0);
  const sum = lines.reduce((total, count) => total + count, 0);
  return { people: lines.length, lines: sum, earlier: null };
}

/**
 * The rate until the last finish, of all people who finished a line: with 8 lines by 2 people from 06:00 to 08:00,
 * 2 people with 4 lines an hour. `null` without a finish, and without working time until the last one.
 */
function earlierTeamRate(
  people: readonly Pick<Person, "finishes" | "firstStart">[],
  calendar: WorkCalendar,
): TeamRate | null {
  const counting = people.filter(({ finishes }) => finishes.length > 0);
  const starts = counting.flatMap(({ firstStart }) => firstStart ?? []);
  const [from, to] = [
    Math.min(...starts),
    Math.max(...counting.map(({ finishes }) => finishes.at(-1) ?? -Infinity)),
  ];
  const worked = starts.length === 0 ? 0 : calendar.between(from, to);
  if (!(worked > 0)) return null;
  const lines = counting.reduce((sum, { finishes }) => sum + finishes.length, 0);
  return { people: counting.length, lines: lines / (worked / hour), earlier: { from, to } };
}

/** Lines per working hour and person; `null` when none was finished. */
export function ratePerPerson({ people, lines }: TeamRate): number | null {
  return people === 0 ? null : lines / people;
}

/**
 * The plan, or why there is none. With 484 lines left 1 hour before the deadline, 484 an hour are needed. 8 people
 * finished 396 in the last hour: 49.5 each, and 484 ÷ 49.5 is 9.8, so 10 people are needed, 2 more than there are.
 * @param now milliseconds since 1970, or `null` while the figures are stale
 */
export function rescuePlan(
  counting: CountingFacts,
  people: readonly Pick<Person, "finishes" | "firstStart">[],
  now: number | null,
  calendar: WorkCalendar,
): RescuePlan | NoPlanReason {
  const { active, total, left, startedAt } = counting;
  if (!active) return "finished";
  if (now === null) return "stale";
  if (total === 0) return "nothing-to-count";
  if (left <= 0) return "all-counted";
  const recent = teamRate(people, now, calendar);
  if (recent.lines === 0 && now < startedAt) return "not-started";
  const team = recent.lines > 0 ? recent : earlierTeamRate(people, calendar);
  if (team === null) return "no-rate";
  const deadline = usableDeadline(counting);
  if (deadline === null) return { team, needed: "no-deadline", people: null };
  if (now >= deadline) return { team, needed: "deadline-passed", people: null };
  const time = calendar.between(now, deadline);
  if (!(time > 0)) return { team, needed: "no-work-time", people: null };
  const needed = peopleToFinish(deadline, { team, left, now, calendar });
  return { team, needed: left / (time / hour), people: needed };
}

/** The work that is left, and who does it. */
export interface RescueWork {
  readonly team: TeamRate;
  /** Lines. */
  readonly left: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly calendar: WorkCalendar;
}

/** Minimum number of people who finish by an instant; `null` when no working time is left until then. */
export function peopleToFinish(
  by: number,
  { team, left, now, calendar }: RescueWork,
): number | null {
  const time = calendar.between(now, by);
  if (!(time > 0)) return null;
  // A single division of whole numbers, so that an exact result does not round up to one person more.
  return Math.ceil((left * hour * team.people) / (time * team.lines));
}

/**
 * When a number of people would finish the remaining lines, each at the rate of the last working hour: with 99
 * lines left and 60 lines an hour by 2 people, 3 people do 90 an hour and need 1 hour and 6 minutes. `null` for
 * zero people, and when that lies beyond all dates.
 * @param people 0 or more
 */
export function forecastWith(
  people: number,
  { team, left, now, calendar }: RescueWork,
): number | null {
  const rate = ratePerPerson(team);
  return forecast(left, [rate === null ? null : rate * people], now, calendar)?.early ?? null;
}
