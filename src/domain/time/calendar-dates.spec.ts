import { describe, expect, it } from "vitest";
import { calendarDates } from "./calendar-dates.ts";

describe("calendarDates", () => {
  it.each([
    ["Europe/Madrid", "2026-03-04T22:59:59Z", "2026-03-04"],
    ["Europe/Madrid", "2026-03-04T23:00:00Z", "2026-03-05"],
    ["America/New_York", "2026-01-01T04:59:00Z", "2025-12-31"],
    ["UTC", "2026-11-09T00:00:00Z", "2026-11-09"],
  ])("has the date in %s at %s", (zone, instant, date) => {
    expect(calendarDates(zone)(Date.parse(instant))).toBe(date);
  });

  it("throws for an instant that is no date", () => {
    expect(() => calendarDates("UTC")(Number.NaN)).toThrow(RangeError);
  });
});
