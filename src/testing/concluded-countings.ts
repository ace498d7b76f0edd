import fc from "fast-check";
import type { CountingFacts } from "#domain/counting/facts.ts";
import { type Outlook, outlookOf } from "#domain/counting/outlook.ts";
import { medianGap } from "#domain/lines/stalled.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "./calendars.ts";
import { someCountingFacts } from "./samples.ts";

/** A counting at one moment, and the conclusion from its lines or from its header alone. */
export interface ConcludedCounting {
  readonly facts: CountingFacts;
  /** Ascending; empty by the header alone. Milliseconds since 1970. */
  readonly finishes: Float64Array;
  readonly outlook: Outlook;
  readonly now: number;
  readonly calendar: WorkCalendar;
}

const { startedAt } = someCountingFacts();

/** Countings of every conclusion. */
export const concludedCountings: fc.Arbitrary<ConcludedCounting> = fc
  .record({
    byLines: fc.boolean(),
    active: fc.integer({ min: 0, max: 7 }).map((one) => one > 0),
    /** When lines were finished, in minutes after the start; some countings have many in few hours. */
    finishes: fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 80 }),
    left: fc.oneof(fc.constant(0), fc.nat({ max: 400 })),
    deadline: fc.integer({ min: -30, max: 2400 }),
    now: fc.integer({ min: -60, max: 1600 }),
    /** Minutes for which the gateway has seen no change. */
    unchanged: fc.option(fc.nat({ max: 300 }), { nil: null }),
    calendar: fc.constantFrom(roundTheClock, roundTheClock, standardMadrid),
  })
  .map(({ byLines, active, left, calendar, ...minutes }) => {
    const now = startedAt + minutes.now * minute;
    const counted = Float64Array.from(
      minutes.finishes.map((after) => Math.min(startedAt + after * minute, now)),
    ).sort();
    const facts = someCountingFacts({
      active,
      endsAt: startedAt + minutes.deadline * minute,
      total: counted.length + left,
      counted: counted.length,
      left,
      unchangedSince:
        minutes.unchanged === null ? null : Math.max(startedAt, now - minutes.unchanged * minute),
    });
    const finishes = byLines ? counted : new Float64Array();
    const totals = {
      counted: counted.length,
      firstStart: finishes[0] === undefined ? null : finishes[0] - minute,
      lastFinish: finishes.at(-1) ?? null,
    };
    const lines = byLines ? { finishes, totals, isWhole: true } : null;
    const typicalGap = byLines ? medianGap(finishes, calendar) : null;
    return {
      facts,
      finishes,
      outlook: outlookOf({ facts, lines, typicalGap }, now, calendar),
      now,
      calendar,
    };
  });
