import fc from "fast-check";
import type { CountingFacts } from "#domain/counting/facts.ts";
import { type Outlook, outlookOf } from "#domain/counting/outlook.ts";
import { recordOfHeader, recordOfLines } from "#domain/forecast/count-record.ts";
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

const afterStart = fc.integer({ min: 0, max: 900 });
const someLeft = fc.nat({ max: 400 });

/** Countings of every conclusion. */
export const concludedCountings: fc.Arbitrary<ConcludedCounting> = fc
  .record({
    byLines: fc.boolean(),
    active: fc.integer({ min: 0, max: 7 }).map((one) => one > 0),
    /** When lines were finished, in minutes after the start; some countings have many in few hours. */
    finishes: fc.oneof(
      fc.array(afterStart, { maxLength: 80 }),
      fc.array(afterStart, { minLength: 15, maxLength: 80 }),
    ),
    left: fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 5, arbitrary: someLeft }),
    deadline: fc.oneof(fc.integer({ min: -30, max: 2400 }), fc.integer({ min: 200, max: 700 })),
    now: fc.integer({ min: -60, max: 1600 }),
    /** Minutes after the last finish, instead of after the start. */
    idle: fc.option(fc.nat({ max: 25 }), { nil: null }),
    /** By how much the finishes are closer together. */
    pace: fc.constantFrom(1, 3),
    /** Minutes for which the gateway has seen no change. */
    unchanged: fc.option(fc.nat({ max: 300 }), { nil: null }),
    calendar: fc.constantFrom(roundTheClock, roundTheClock, standardMadrid),
  })
  .map(({ byLines, active, left, calendar, ...minutes }) => {
    const last = Math.max(0, ...minutes.finishes) / minutes.pace;
    const now = startedAt + (minutes.idle === null ? minutes.now : last + minutes.idle) * minute;
    const counted = Float64Array.from(
      minutes.finishes.map((after) => Math.min(startedAt + (after / minutes.pace) * minute, now)),
    ).sort();
    const facts = someCountingFacts({
      active,
      endsAt: startedAt + minutes.deadline * minute,
      total: counted.length + left,
      counted: counted.length,
      left,
    });
    const finishes = byLines ? counted : new Float64Array();
    const firstStart = finishes[0] === undefined ? null : finishes[0] - minute;
    const watched = Math.max(startedAt, now - (minutes.unchanged ?? 0) * minute);
    const header =
      minutes.unchanged === null
        ? null
        : recordOfHeader({ counted: counted.length, startedAt, at: watched });
    const record = byLines
      ? recordOfLines({ finishes, firstStart, counted: counted.length }, now)
      : header;
    return {
      facts: { ...facts, record },
      finishes,
      outlook: outlookOf({ ...facts, record }, now, calendar),
      now,
      calendar,
    };
  });
