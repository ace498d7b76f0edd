import fc from "fast-check";
import type { ZoneLeft } from "#domain/rescue/spread.ts";
import { effortAt, effortUntil, type RescueWork, shownInstant } from "#domain/rescue/work.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "./calendars.ts";

const from = Date.parse("2026-03-02T12:00:00Z");

/** Zones with lines left, and the work in them: with an expected end, with a range of them, or with a rate alone. */
export const someWork: fc.Arbitrary<{
  readonly zones: readonly ZoneLeft[];
  readonly work: RescueWork;
}> = fc
  .record({
    lines: fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 8 }),
    people: fc.integer({ min: 1, max: 30 }),
    each: fc.integer({ min: 1, max: 60 }),
    calendar: fc.constantFrom(roundTheClock, standardMadrid),
    ends: fc.option(fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.nat(600)), { nil: null }),
  })
  .map(({ lines, people, each, calendar, ends }) => {
    const zones = lines.map((left, index) => ({ zone: `Z${index}`, left }));
    const left = lines.reduce((sum, count) => sum + count);
    const shown = (length: number) => shownInstant(calendar.after(from, length * minute), from);
    const end = ends && { early: shown(ends[0]), late: shown(ends[0] + ends[1]) };
    const effort = (end && effortUntil(end, { people, from, calendar })) ?? effortAt(each, left);
    return { zones, work: { people, left, effort, end, from, calendar } };
  });
