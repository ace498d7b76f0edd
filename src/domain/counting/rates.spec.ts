import { describe, expect, it } from "vitest";
import { LineTotaller, type LineTotals } from "#domain/lines/line-totals.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { ratesOf } from "./rates.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

/** 30 lines counted since 08:00, the last 10 of them within the hour, the very last at 11:59. */
function aggregates(changes: Partial<LineTotals> = {}): Parameters<typeof ratesOf>[0] {
  const early = Array.from({ length: 20 }, (_, index) => now - (200 - index) * minute);
  const late = Array.from({ length: 10 }, (_, index) => now - (10 - index) * minute);
  const totals = {
    ...new LineTotaller().totals(),
    counted: 30,
    firstStart: now - 240 * minute,
    lastFinish: now - minute,
    ...changes,
  };
  return { totals, finishes: Float64Array.from([...early, ...late]), isWhole: true };
}

describe("ratesOf", () => {
  it("has both rates while the counting is active", () => {
    expect(ratesOf(aggregates(), true, now, roundTheClock)).toEqual({
      lastHour: 10,
      sinceStart: 7.5,
    });
  });

  it("withdraws clock-based rates while the figures are stale", () => {
    expect(ratesOf(aggregates(), true, null, roundTheClock)).toEqual({
      lastHour: null,
      sinceStart: null,
    });
  });

  it.each([now, now + 600 * minute, null])(
    "ends with the last finish of a finished counting: %s",
    (later) => {
      const over = aggregates({ lastFinish: now - 40 * minute });
      expect(ratesOf(over, false, later, roundTheClock)).toEqual({ lastHour: null, sinceStart: 9 });
    },
  );

  it("is null while lines are missing, which would make the rates too low", () => {
    const some = { ...aggregates(), isWhole: false };
    const none = { lastHour: null, sinceStart: null };
    expect(ratesOf(some, true, now, roundTheClock)).toEqual(none);
    expect(ratesOf(some, false, now, roundTheClock)).toEqual(none);
  });

  it("distinguishes null from zero", () => {
    const notStarted = aggregates({ counted: 0, firstStart: null, lastFinish: null });
    const nothing = { ...notStarted, finishes: new Float64Array() };
    expect(ratesOf(nothing, true, now, roundTheClock)).toEqual({ lastHour: 0, sinceStart: null });
    expect(ratesOf(nothing, false, now, roundTheClock)).toEqual({
      lastHour: null,
      sinceStart: null,
    });
  });
});
