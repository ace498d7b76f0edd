import fc from "fast-check";
import { countingsToRead } from "#domain/briefing/briefing.ts";
import { speedUpOf } from "#domain/briefing/speed-up.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someCountingFacts } from "./samples.ts";

const { startedAt } = someCountingFacts();

const someFindings = fc.option(
  fc.record({
    undocumented: fc.nat({ max: 9 }),
    undocumentedValue: fc.option(fc.nat({ max: 900 }).map(String), { nil: null }),
    people: fc.nat({ max: 9 }),
    counters: fc.constant([]),
    zones: fc.constant([]),
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
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      discrepancies: fc.nat({ max: 30 }),
      findings: someFindings,
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ start, deadline, total, share, discrepancies, findings: found }, index) => {
      const counted = Math.floor(total * share);
      const facts = someCountingFacts({
        startedAt: startedAt + start * minute,
        endsAt: startedAt + deadline * minute,
        total,
        counted,
        left: total - counted,
        discrepancies,
      });
      const { conclusion, rate } = outlookOf(facts, startedAt, roundTheClock);
      return {
        id: `${index}`,
        warehouse: "North",
        facts,
        conclusion,
        act: null,
        speedUp: speedUpOf(conclusion, facts, startedAt, roundTheClock),
        rate,
        behind: null,
        findings: found,
      };
    }),
  )
  .map((all) => {
    const read = countingsToRead(all);
    return all.map((one) => (read.includes(one) ? one : { ...one, findings: null }));
  });
