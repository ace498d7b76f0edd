import fc from "fast-check";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { countingsToRead } from "#domain/briefing/briefing.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { aCounting, sampleStart, seenRecord } from "./samples.ts";

const now = Date.parse(sampleStart);

const someFindings = fc.option(
  fc.record({
    undocumented: fc.nat({ max: 9 }),
    undocumentedValue: fc.option(fc.nat({ max: 900 }).map(String), { nil: null }),
    people: fc.nat({ max: 9 }),
    counters: fc.constant([]),
    assignments: fc.constant([]),
    wrongAgain: fc.option(fc.nat({ max: 9 }), { nil: null }),
    readAt: fc.constant(0),
    idle: fc.array(fc.record({ id: fc.nat({ max: 9 }), username: fc.constant(null) }), {
      maxLength: 4,
    }),
  }),
  { nil: null },
);

/** Countings with the conclusions that their headers give at one moment. */
export const briefedCountings = fc
  .array(
    fc.record({
      start: fc.integer({ min: -600, max: 60 }),
      deadline: fc.integer({ min: -300, max: 900 }),
      total: fc.nat({ max: 400 }),
      // Doubles are near 0 most of the time, so that nothing would be counted; beyond 100 % all is.
      percent: fc.integer({ min: 0, max: 130 }).map((value) => Math.min(100, value)),
      discrepancies: fc.nat({ max: 30 }),
      findings: someFindings,
      isWatched: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(
      ({ start, deadline, total, percent, discrepancies, findings: found, isWatched }, index) => {
        const counted = Math.floor((total * percent) / 100);
        const at = (minutes: number) => new Date(now + minutes * minute).toISOString();
        const counting = aCounting({
          id: `${index}`,
          startedAt: at(start),
          endsAt: at(deadline),
          totalProducts: total,
          totalProductsCounted: counted,
          totalProductsLeft: total - counted,
          totalDiscrepancies: discrepancies,
          ...(isWatched && { countRecord: seenRecord(now, counted, at(start)) }),
        });
        return briefedCounting(counting, { now, calendar: roundTheClock }, found);
      },
    ),
  )
  .map((all) => {
    const read = countingsToRead(all);
    return all.map((one) => (read.includes(one) ? one : { ...one, findings: null }));
  });
