import { describe, expect, test } from "vitest";
import type { WorkHours } from "#contract/work-hours.ts";
import { hour } from "./units.ts";
import { roundTheClock } from "./work-calendar.ts";
import { calendarOf } from "./work-calendars.ts";

const shifts = [{ days: [{ from: 1, to: 7 }], hours: [{ from: 480, to: 960 }] }];
const ofAll = { warehouse: null, timeZone: "Europe/Madrid", shifts };
const ofPorto = { warehouse: "OPO-03", timeZone: "Europe/Lisbon", shifts };
const both: WorkHours = [ofAll, ofPorto];

describe("calendar of a warehouse", () => {
  test("applies the hours in the rule's zone", () => {
    // At 08:00 in Madrid it is 07:00 in Lisbon.
    const eight = Date.parse("2026-03-02T08:00+01:00");
    expect(calendarOf(both, "VLC-02").between(eight, eight + 2 * hour)).toBe(2 * hour);
    expect(calendarOf(both, "OPO-03").between(eight, eight + 2 * hour)).toBe(hour);
  });

  test("is round the clock for an unknown zone", () => {
    expect(calendarOf([{ ...ofAll, timeZone: "Europe/Nowhere" }], "VLC-02")).toBe(roundTheClock);
  });

  test("is cached", () => {
    expect(calendarOf(both, "OPO-03")).toBe(calendarOf(both, "OPO-03"));
    expect(calendarOf(both, "VLC-02")).toBe(calendarOf(both, "LYS-01"));
    expect(calendarOf(null, "VLC-02")).toBe(roundTheClock);
  });
});
