import { CalendarFault } from "./calendar-events.ts";

/** About the time of each piece of work on a calendar file, in steps of 0.1 microseconds. */
export const steps = { event: 80, rule: 100, month: 10, moment: 20, day: 1 } as const;

/** A file of 1 MB with holidays of every year, as calendar programs write them, takes two thirds of it. */
const maxSteps = 1_500_000;

/** Counts the work on a calendar file, because a small file can have rules with endless dates. */
export class CalendarWork {
  #left: number;

  /** @param max in steps */
  constructor(max: number = maxSteps) {
    this.#left = max;
  }

  /** @throws CalendarFault when there is more work than the file may take */
  add(count: number): void {
    this.#left -= count;
    if (this.#left < 0) {
      throw new CalendarFault("has too many events and dates: leave out what is no holiday");
    }
  }
}
