import { offsetPeriods } from "#domain/time/offset-periods.ts";
import { day, hour, minute } from "#domain/time/units.ts";

/** Familiar step lengths. */
const steps = [
  ...[5, 15, 30].map((minutes) => minutes * minute),
  ...[1, 2, 3, 6, 12].map((hours) => hours * hour),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map((days) => days * day),
];

/** Instants of a time axis, and the step between them. */
export interface TimeTicks {
  readonly step: number;
  readonly at: readonly number[];
}

/** Round instants on the clocks of a zone, both ends included if they are round; at most `max`. */
export function timeTicks(
  from: number,
  until: number,
  { timeZone, max }: { timeZone: string; max: number },
): TimeTicks {
  const periodAt = offsetPeriods(timeZone);
  const step = steps.find((length) => (until - from) / length <= max - 1) ?? (until - from) / max;
  const at: number[] = [];
  const { offset } = periodAt(from);
  for (let wall = Math.ceil((from + offset) / step) * step; ; wall += step) {
    // Use the offset at that instant: clocks may have changed since the axis began.
    const instant = wall - periodAt(wall - offset).offset;
    if (instant > until) return { step, at };
    if (instant >= from && instant !== at.at(-1)) at.push(instant);
  }
}
