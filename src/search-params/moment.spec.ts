import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dateAt, isDate, isMoment, startOfDay } from "./moment.ts";

const zones = ["Europe/Madrid", "America/St_Johns", "Africa/Cairo", "Pacific/Apia", "UTC"];
const dates = fc
  .date({
    min: new Date("1990-01-01T00:00:00Z"),
    max: new Date("2040-01-01T00:00:00Z"),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe("a moment in an address", () => {
  it("is a day of the calendar or an instant with its offset", () => {
    for (const text of ["2026-02-28", "2024-02-29", "2026-03-02T06:00:00Z"]) {
      expect(isMoment(text)).toBe(true);
    }
    const bad = ["", "2026-02-29", "2026-2-3", "2026-03-02T06:00:00", "yesterday", "9999-12-31"];
    for (const text of bad) expect(isMoment(text)).toBe(false);
    expect(isDate("2026-03-02T06:00:00Z")).toBe(false);
  });
});

describe("a day", () => {
  it("follows another across months, years and clock changes", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2026-03-29", 1)).toBe("2026-03-30");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("begins after midnight where the clocks are put forward over it", () => {
    // In Cairo, 2026-04-24 begins at 01:00 summer time.
    const start = new Date(startOfDay("2026-04-24", "Africa/Cairo")).toISOString();
    expect(start).toBe("2026-04-23T22:00:00.000Z");
  });

  it("begins with the next one where a zone left it out", () => {
    const start = (date: string) => startOfDay(date, "Pacific/Apia");
    expect(start("2011-12-30")).toBe(start("2011-12-31"));
  });

  it("begins at its date's first moment, in every zone", () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...zones), (date, zone) => {
        const start = startOfDay(date, zone);
        expect(dateAt(start, zone) >= date).toBe(true);
        expect(dateAt(start - 1, zone) < date).toBe(true);
      }),
    );
  });
});
