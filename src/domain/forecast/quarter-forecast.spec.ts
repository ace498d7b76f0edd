import fc from "fast-check";
import { expect, it } from "vitest";
import { day, hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { recordOfHeader, recordOfLines } from "./count-record.ts";
import { quarterForecast, rateUntil } from "./quarter-forecast.ts";

/** A Monday at 06:00 in Madrid, when work begins. */
const opening = Date.UTC(2026, 2, 2, 5);

const everyMinute = (from: number, lines: number) =>
  Array.from({ length: lines }, (_, index) => from + (index + 1) * minute);

/** The forecast of a counting of 1,000 lines with these finishes. */
function forecastAt(now: number, finishes: readonly number[], startedAt: number) {
  const counted = finishes.length;
  const facts = { startedAt, counted, left: 1000 - counted, deadline: opening + 3 * day };
  const lines = { finishes: Float64Array.from(finishes), firstStart: startedAt, counted };
  const record = recordOfLines(lines, now);
  if (record === null) throw new Error("The lines agree with their header.");
  return quarterForecast(facts, record, now, standardMadrid);
}

it("takes no line of a break for one of the last working hour", () => {
  fc.assert(
    fc.property(fc.nat({ max: 200 }), fc.integer({ min: 15, max: 59 }), (atNight, minutes) => {
      const night = everyMinute(opening - 5 * hour, atNight);
      const now = opening + 61 * minute;
      const { rates } = forecastAt(
        now,
        [...night, ...everyMinute(opening, minutes)],
        opening - day,
      );
      expect(rates.recent).toBe(minutes);
    }),
  );
});

it("takes the time since its marks begin where a count began within the working hour", () => {
  // The last quarter hour of work on Saturday, then a line every ten minutes until Monday.
  const start = opening - 40.25 * hour;
  const weekend = Array.from({ length: 240 }, (_, index) => start + (index + 1) * 10 * minute);
  const now = opening + 31 * minute;
  const { rates } = forecastAt(now, [...weekend, ...everyMinute(opening, 30)], start);
  expect(rates.recent).toBe(60);
});

it("is too early in the first hour of work after a longer break", () => {
  const night = everyMinute(opening - 5 * hour, 240);
  const heldAt = (minutes: number) => {
    const finishes = [...night, ...everyMinute(opening, minutes)];
    return forecastAt(opening + (minutes + 1) * minute, finishes, opening - 5 * hour).held;
  };
  expect(heldAt(45)).toBeNull();
  expect(heldAt(60)).not.toBeNull();
});

it("needs a tenth of the lines, or 100, where it has one rate", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 200 }),
      fc.integer({ min: 10, max: 5000 }),
      (counted, left) => {
        const at = opening + 4 * hour;
        const facts = { startedAt: opening, counted, left, deadline: opening + day };
        const record = recordOfHeader({ counted, startedAt: opening, at });
        const { held, rates, isAverage } = quarterForecast(
          facts,
          record,
          at + minute,
          roundTheClock,
        );
        expect(isAverage).toBe(true);
        expect(rates.average).toBeCloseTo(counted / 4);
        expect(held !== null).toBe(counted >= Math.min(100, (counted + left) / 10));
      },
    ),
  );
});

it("has both averages of a header that spans a break as its ends", () => {
  const startedAt = opening - 8 * hour;
  const at = opening + 2 * hour;
  const facts = { startedAt, counted: 200, left: 800, deadline: opening + 3 * day };
  const record = recordOfHeader({ counted: 200, startedAt, at });
  const endsIn = (calendar: typeof roundTheClock) =>
    quarterForecast(facts, record, at + minute, calendar).held;
  const even = endsIn(roundTheClock);
  expect(even?.early).toBe(even?.late);
  const work = endsIn(standardMadrid);
  expect(work?.early).toBeLessThan(work?.late ?? 0);
});

it("has lines and time of the same span in the rate of a counting that stopped", () => {
  // 52 lines an hour from 23:54 to 07:51, of which 1 h 51 are working time.
  const from = opening - 6.1 * hour;
  const finishes = Array.from({ length: 413 }, (_, index) => from + ((index + 1) * hour) / 52);
  const lines = { finishes: Float64Array.from(finishes), firstStart: from, counted: 413 };
  const until = finishes.at(-1) ?? from;
  const record = recordOfLines(lines, opening + 4 * hour);
  if (record === null) throw new Error("The lines agree with their header.");
  const facts = { startedAt: from, counted: 413, left: 500, deadline: null };
  const average = (calendar: typeof roundTheClock) =>
    rateUntil(facts, record, until, calendar) ?? 0;
  expect(Math.round(average(roundTheClock))).toBe(52);
  expect(average(standardMadrid)).toBeGreaterThan(50);
  expect(average(standardMadrid)).toBeLessThan(54);
});

it("has all lines and all time where nearly all were counted outside working hours", () => {
  const from = opening - 3 * hour;
  const finishes = Array.from({ length: 160 }, (_, index) => from + (index + 1) * minute);
  finishes.push(opening + 5 * minute);
  const counted = finishes.length;
  const lines = { finishes: Float64Array.from(finishes), firstStart: from, counted };
  const record = recordOfLines(lines, opening + hour);
  if (record === null) throw new Error("The lines agree with their header.");
  const facts = { startedAt: from, counted, left: 500, deadline: null };
  const until = opening + 5 * minute;
  expect(rateUntil(facts, record, until, standardMadrid)).toBeCloseTo(counted / (185 / 60));
});

it("has all lines in that rate round the clock", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 10, maxLength: 300 });
  fc.assert(
    fc.property(gaps, (minutes) => {
      let last = opening;
      const finishes = Float64Array.from(minutes, (gap) => {
        last += gap * minute;
        return last;
      });
      const { length: counted } = finishes;
      const record = recordOfLines({ finishes, firstStart: opening, counted }, last + hour);
      const facts = { startedAt: opening, counted, left: 10, deadline: null };
      const average = record && rateUntil(facts, record, last, roundTheClock);
      expect(average).toBeCloseTo(counted / ((last - opening) / hour));
    }),
  );
});

it("has an end of working time between two ends that a night separates", () => {
  // 60 lines an hour on average and about 57 of late, with an end on the evening and one on the morning after.
  const finishes = [...everyMinute(opening, 180)];
  for (let index = 1; index <= 57; index += 1) {
    finishes.push(opening + 3 * hour + (index * hour) / 57);
  }
  const counted = finishes.length;
  const lines = { finishes: Float64Array.from(finishes), firstStart: opening, counted };
  const now = opening + 4 * hour + minute;
  const record = recordOfLines(lines, now);
  if (record === null) throw new Error("The lines agree with their header.");
  const middles = Array.from({ length: 120 }, (_, index) => {
    const facts = { startedAt: opening, counted, left: 660 + index, deadline: null };
    return quarterForecast(facts, record, now, standardMadrid).held?.middle ?? 0;
  });
  const closing = opening + 16 * hour;
  expect(middles.every((at) => at <= closing || at >= opening + day)).toBe(true);
  expect(middles.some((at) => at < closing) && middles.some((at) => at > closing)).toBe(true);
});
