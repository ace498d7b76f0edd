import { day, hour, minute } from "#domain/time/units.ts";
import { forecastWith, type RescuePlan, type RescueWork } from "./plan.ts";

/** Beyond this many times the people of now, a deadline is out of reach. */
export const maxTimes = 3;

/** The preset of "finish by" is what this many times the people of now reach. */
const presetTimes = 1.8;

/** Maximum number of instants to choose from. */
const maxChoices = 24;

const halfHour = 30 * minute;
const steps = [halfHour, hour, 2 * hour, 4 * hour, 8 * hour, day, 7 * day];

/** Whether the deadline cannot be met any more, even with three times the people of now. */
export function isOutOfReach({ team, people, needed }: RescuePlan): boolean {
  if (needed === "no-deadline") return false;
  return people === null || people > maxTimes * team.people;
}

/**
 * Instants by which to finish, in half hours or multiples of them: from the finish with three times the current people
 * to the finish with the current people; one of them is the preset. Empty if that lies beyond all dates.
 */
export function finishChoices(work: RescueWork): {
  readonly choices: readonly number[];
  /** The finish with 1.8 times the current people, rounded up to a half hour; `null` beyond all dates. */
  readonly preset: number | null;
} {
  const { people } = work.team;
  const reached = (times: number) => {
    const end = forecastWith(people * times, work);
    return end === null ? null : Math.ceil(end / halfHour) * halfHour;
  };
  const [first, preset, last] = [reached(maxTimes), reached(presetTimes), reached(1)];
  if (first === null || preset === null || last === null) return { choices: [], preset: null };
  const step = steps.find((length) => (last - first) / length < maxChoices) ?? last - first;
  const choices = new Set([preset, last]);
  for (let at = first; at < last; at += step) choices.add(at);
  return { choices: [...choices].sort((one, other) => one - other), preset };
}
