import fc from "fast-check";
import { expect, it } from "vitest";
import { day, hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { recordOfHeader, recordOfLines } from "./count-record.ts";
import { quarterForecast } from "./quarter-forecast.ts";

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
