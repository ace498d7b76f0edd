import { offsetPeriods } from "#domain/time/offset-periods.ts";

/** Returns a function for the wall clock of a zone: a date whose UTC parts are those of the zone. */
export function wallClock(timeZone: string): (instant: Date) => Date {
  const periodAt = offsetPeriods(timeZone);
  return (instant) => {
    const time = instant.getTime();
    return new Date(time + periodAt(time).offset);
  };
}
