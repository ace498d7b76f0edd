import { hour, minute } from "#domain/time/units.ts";

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
