import type { Forecast } from "#domain/counting/forecast.ts";
import { hour, minute } from "#domain/time/units.ts";

/** When a counting will be done, rounded as it is shown. Milliseconds since 1970. */
export interface ExpectedEnd {
  /** The middle, in working time, between the ends by the recent and by the average rate. */
  readonly at: number;
  /** Both ends, where they lie far apart; `null` where one instant says enough. */
  readonly range: Forecast | null;
}

/** Lateness is said in steps that grow with it, as it is known less well. */
const latenessSteps = [
  { below: hour, step: minute },
  { below: 3 * hour, step: 15 * minute },
  { below: 12 * hour, step: 30 * minute },
];

/** An end is said in steps of five minutes, one that is further away in longer ones. Milliseconds. */
export const minStep = 5 * minute;
const far = { from: 12 * hour, step: 30 * minute };

/** A time before or after a deadline, rounded as it is shown; in milliseconds, 0 or more. */
export function shownLateness(length: number): number {
  const step = latenessStep(length);
  return Math.round(length / step) * step;
}

function latenessStep(length: number): number {
  return latenessSteps.find(({ below }) => length < below)?.step ?? hour;
}

/**
 * The precision with which an end is shown, in milliseconds: that of its lateness, unless the end is near.
 * @param from the moment of the forecast, in milliseconds since 1970
 * @param deadline `null` without a usable one
 */
export function stepOf(end: number, from: number, deadline: number | null): number {
  const distance = Math.max(0, end - from);
  const lateness = deadline === null ? 0 : Math.abs(end - deadline);
  const step = distance < far.from ? minStep : far.step;
  return Math.max(step, latenessStep(Math.min(lateness, distance)));
}

/** Both ends of a forecast, and how they are shown. Instants are milliseconds since 1970. */
export interface HeldEnds extends Forecast {
  /** Between both in working time, as nothing is counted outside it. */
  readonly middle: number;
  /** The moment of the forecast. */
  readonly since: number;
  /** Whether both are shown. */
  readonly isRange: boolean;
}

/**
 * The ends as they are shown.
 * @param deadline `null` without a usable one
 */
export function shownEnd(
  { early, late, middle, since, isRange }: HeldEnds,
  deadline: number | null,
): ExpectedEnd {
  const step = stepOf(middle, since, deadline);
  const rounded = (instant: number) => Math.round(instant / step) * step;
  const range = { early: rounded(early), late: rounded(late) };
  return { at: rounded(middle), range: isRange && range.early < range.late ? range : null };
}

/** Ends that lie at most this far apart, or by this share of the time left, are shown as one instant. */
const minApart = 15 * minute;
const minShareApart = 0.2;

/**
 * Whether one instant would say too little.
 * @param from the moment of the forecast, in milliseconds since 1970
 */
export function areFarApart({ early, late }: Forecast, from: number): boolean {
  const apart = late - early;
  return apart > minApart && apart > minShareApart * ((early + late) / 2 - from);
}
