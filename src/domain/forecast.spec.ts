import { describe, expect, test } from "vitest";
import { forecast, rateLastHour, rateSinceStart } from "./forecast.ts";

const minute = 60_000;
const hour = 60 * minute;
const now = Date.parse("2026-03-02T12:00:00Z");

describe("the rate of the last hour", () => {
  test.each([
    ["no finish at all", [], 0],
    ["exactly 60 minutes ago no longer counts", [now - hour], 0],
    ["a millisecond less does", [now - hour + 1], 1],
    ["this very moment counts", [now], 1],
    ["the future does not", [now + 1, now + hour], 0],
    ["only those within", [now - 2 * hour, now - hour, now - 30 * minute, now, now + 1], 2],
    ["repeated instants each count", [now - 1, now - 1, now - 1], 3],
  ])("%s", (_, finishes, rate) => {
    expect(rateLastHour(Float64Array.from(finishes), now)).toBe(rate);
  });
});

describe("the rate since the start", () => {
  test("is lines by hours", () => {
    // 30 lines in 1.5 h
    expect(rateSinceStart(30, now - 1.5 * hour, now)).toBe(20);
    expect(rateSinceStart(0, now - hour, now)).toBe(0);
  });

  test.each([
    ["a line has been started", null, now],
    ["one has been finished", now, null],
    ["time has passed", now, now],
    ["a start in the future", now + 1, now],
  ])("has no answer before %s", (_, firstStart, until) => {
    expect(rateSinceStart(5, firstStart, until)).toBeNull();
  });
});

describe("the forecast", () => {
  test("lies between both rates, in order", () => {
    // 120 left: at 60 lines/h 2 h, at 40 lines/h 3 h
    const expected = { early: now + 2 * hour, late: now + 3 * hour };
    expect(forecast(120, [60, 40], now)).toEqual(expected);
    expect(forecast(120, [40, 60], now)).toEqual(expected);
  });

  test.each([[[60, null]], [[null, 60]], [[0, 60]]])("of one rate, %o, has one end", (rates) => {
    expect(forecast(120, rates, now)).toEqual({ early: now + 2 * hour, late: now + 2 * hour });
  });

  test.each([[[0, null]], [[null, null]], [[0, 0]], [[]]])("of %o has no answer", (rates) => {
    expect(forecast(120, rates, now)).toBeNull();
  });

  test("has no answer beyond the last instant that a date can hold", () => {
    // 50,000 lines at one in a year are 50,000 years; at one in ten years the dates end first
    const year = 8766;
    expect(forecast(50_000, [1 / year], now)?.late).toBeCloseTo(now + 50_000 * year * hour, -3);
    expect(forecast(50_000, [60, 1 / (10 * year)], now)).toBeNull();
  });

  test("has no answer when nothing is left", () => {
    expect(forecast(0, [60, 40], now)).toBeNull();
    expect(forecast(-1, [60, 40], now)).toBeNull();
  });
});
