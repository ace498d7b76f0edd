import { day, hour, minute } from "#domain/time/units.ts";
import { finishWith, peopleToFinish, type RescueWork } from "./work.ts";

/** Beyond this many times the people at work, a deadline is out of reach. */
export const maxTimes = 3;

/** More people have to be found, to walk over and to get lines before they count, so that they are not asked for later. */
export const callTime = 30 * minute;

/** The preset of "finish by" is what this many times the people at work reach. */
const presetTimes = 1.8;

/** Maximum number of instants to choose from. */
const maxChoices = 6;

const halfHour = 30 * minute;
const steps = [halfHour, hour, 2 * hour, 4 * hour, 8 * hour, day, 7 * day];

/**
 * Instants by which to finish, at half or full hours: not before the end with three times the people at work, nor before
 * these could come, and not after the end with those people; one of them is the preset. Empty if that lies beyond all
 * dates.
 */
export function finishChoices(work: RescueWork): {
  readonly choices: readonly number[];
  /** The end with 1.8 times the people at work, rounded up to a half hour; `null` beyond all dates. */
  readonly preset: number | null;
} {
  const reached = (times: number, latest: number) => {
    const end = finishWith(Math.floor(times * work.people), work);
    if (end === null) return null;
    const next = Math.floor(work.from / halfHour) + 1;
    const soonest = times === 1 ? next : Math.ceil((work.from + callTime) / halfHour);
    return Math.min(latest, Math.max(soonest, Math.ceil(end.late / halfHour)) * halfHour);
  };
  const last = reached(1, Number.POSITIVE_INFINITY);
  if (last === null) return { choices: [], preset: null };
  const [first, preset] = [reached(maxTimes, last), reached(presetTimes, last)];
  if (first === null || preset === null) return { choices: [], preset: null };
  const choices = new Set([preset, last]);
  const step = steps.find((length) => {
    const others = preset % length === 0 ? 1 : 2;
    return Math.ceil(last / length) - Math.ceil(first / length) + others <= maxChoices;
  });
  if (step !== undefined) {
    // Multiples, so that a chosen instant stays one of the choices as time passes.
    for (let at = Math.ceil(first / step) * step; at < last; at += step) choices.add(at);
  }
  return { choices: [...choices].sort((one, other) => one - other), preset };
}

/** An instant that can still be met, and the people whom it takes. */
export interface LaterFinish {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly people: number;
}

/** The preset instead of a deadline that is out of reach; `null` where there is none. */
export function presetFinish(work: RescueWork): LaterFinish | null {
  const { preset } = finishChoices(work);
  const people = preset === null ? null : peopleToFinish(preset, work);
  return preset === null || people === null ? null : { at: preset, people };
}
