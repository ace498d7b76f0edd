import { describe, expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { forecast, rateSinceStart } from "./forecast.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

describe("rate since the start", () => {
  test("divides lines by hours", () => {
    // 30 lines in 1.5 h
    expect(
      rateSinceStart({ counted: 30, firstStart: now - 1.5 * hour, until: now }, roundTheClock),
    ).toBe(20);
    expect(rateSinceStart({ counted: 0, firstStart: now - hour, until: now }, roundTheClock)).toBe(
      0,
    );
  });

  test.each([
    ["a line has been started", null, now],
    ["one has been finished", now, null],
    ["time has passed", now, now],
    ["a start in the future", now + 1, now],
  ])("is null before %s", (_, firstStart, until) => {
    expect(rateSinceStart({ counted: 5, firstStart, until }, roundTheClock)).toBeNull();
  });
});

describe("forecast", () => {
  test("spans both rates, in order", () => {
    // 120 left: 2 h at 60 lines/h, 3 h at 40 lines/h
    const expected = { early: now + 2 * hour, late: now + 3 * hour };
    expect(forecast(120, [60, 40], now, roundTheClock)).toEqual(expected);
    expect(forecast(120, [40, 60], now, roundTheClock)).toEqual(expected);
  });

  test.each([[[60, null]], [[null, 60]], [[0, 60]]])(
    "has one end for a single rate, %o",
    (rates) => {
      expect(forecast(120, rates, now, roundTheClock)).toEqual({
        early: now + 2 * hour,
        late: now + 2 * hour,
      });
    },
  );

  test.each([[[0, null]], [[null, null]], [[0, 0]], [[]]])("is null for %o", (rates) => {
    expect(forecast(120, rates, now, roundTheClock)).toBeNull();
  });

  test("is null beyond the last instant that a date can hold", () => {
    // 50,000 lines at one a year take 50,000 years; at one in ten years dates run out first
    const year = 8766;
    expect(forecast(50_000, [1 / year], now, roundTheClock)?.late).toBeCloseTo(
      now + 50_000 * year * hour,
      -3,
    );
    expect(forecast(50_000, [60, 1 / (10 * year)], now, roundTheClock)).toBeNull();
  });

  test("is null when nothing is left", () => {
    expect(forecast(0, [60, 40], now, roundTheClock)).toBeNull();
    expect(forecast(-1, [60, 40], now, roundTheClock)).toBeNull();
  });
});

describe("in working time", () => {
  // Monday, half an hour after the week began; the previous shift ended on Saturday at 14:00.
  const monday = Date.parse("2026-03-09T06:30+01:00");
  const saturday = (time: string) => Date.parse(`2026-03-07T${time}+01:00`);

  test("leaves the weekend out of the rate since the start", () => {
    // 9 lines in 1 h on Saturday and 30 min on Monday
    expect(
      rateSinceStart({ counted: 9, firstStart: saturday("13:00"), until: monday }, standardMadrid),
    ).toBe(6);
    // No working time has passed since then.
    const sunday = Date.parse("2026-03-08T10:00+01:00");
    expect(
      rateSinceStart({ counted: 9, firstStart: saturday("15:00"), until: sunday }, standardMadrid),
    ).toBeNull();
  });

  test("continues the forecast in working time", () => {
    // 120 left at 60 lines/h and at 12 lines/h: 2 h and 10 h, of which 1 h on Saturday.
    expect(forecast(120, [60, 12], saturday("13:00"), standardMadrid)).toEqual({
      early: Date.parse("2026-03-09T07:00+01:00"),
      late: Date.parse("2026-03-09T15:00+01:00"),
    });
  });

  test("does not move a forecast at the very end of a shift to the next one", () => {
    expect(forecast(60, [60], saturday("13:00"), standardMadrid)?.late).toBe(saturday("14:00"));
  });
});
