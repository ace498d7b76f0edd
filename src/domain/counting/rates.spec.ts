import { describe, expect, it } from "vitest";
import { recordOfLines } from "#domain/forecast/count-record.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { outlookOf, shownRate } from "./outlook.ts";
import { ratesOf } from "./rates.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

/** 30 lines counted since 08:00, the last 10 of them between 11:31 and 11:40. */
const finishes = Float64Array.from([
  ...Array.from({ length: 20 }, (_, index) => now - (200 - index) * minute),
  ...Array.from({ length: 10 }, (_, index) => now - (29 - index) * minute),
]);
const firstStart = now - 240 * minute;
const totals = {
  ...new LineTotaller().totals(),
  counted: 30,
  firstStart,
  lastFinish: now - 20 * minute,
};
const lines = { totals, isWhole: true };
const facts = (changes: Parameters<typeof someCountingFacts>[0] = {}) =>
  someCountingFacts({
    counted: 30,
    startedAt: firstStart,
    record: recordOfLines({ finishes, firstStart, counted: 30 }, now),
    ...changes,
  });
const none = { lastHour: null, sinceStart: null };

describe("the rates of a counting", () => {
  it("are those of the forecast, as of the last quarter hour", () => {
    // At 11:45: 10 lines since 10:45, and 30 in 3.75 h.
    const rates = ratesOf(lines, facts(), now, roundTheClock);
    expect(rates).toEqual({ lastHour: 10, sinceStart: 8 });
    // The list tells the same.
    expect(shownRate(outlookOf(facts(), now, roundTheClock).rate)).toBe(rates.lastHour);
    expect(ratesOf(lines, facts(), now + 75 * minute, roundTheClock).lastHour).toBe(0);
  });

  it("are withdrawn while the figures are stale", () => {
    expect(ratesOf(lines, facts(), null, roundTheClock)).toEqual(none);
  });

  it.each([now, now + 600 * minute, null])("end with the last finish: %s", (later) => {
    const over = { ...lines, totals: { ...lines.totals, lastFinish: now - 40 * minute } };
    const ended = facts({ active: false });
    expect(ratesOf(over, ended, later, roundTheClock)).toEqual({ lastHour: null, sinceStart: 9 });
  });

  it("are unknown while lines are missing, which would make them too low", () => {
    const some = { ...lines, isWhole: false };
    expect(ratesOf(some, facts(), now, roundTheClock)).toEqual(none);
    expect(ratesOf(some, facts({ active: false }), now, roundTheClock)).toEqual(none);
  });

  it("are unknown where lines and header disagree", () => {
    expect(ratesOf(lines, facts({ record: null }), now, roundTheClock).lastHour).toBeNull();
  });
});
