import { expect, it } from "vitest";
import { monthOf, periodOf } from "./period.ts";

const zone = "Europe/Madrid";
const at = (text: string) => Date.parse(text);
const today = "2026-11-21";

it("lasts from the filter's beginning to the end of today", () => {
  expect(
    periodOf({ startedAfter: "2026-08-22T22:00:00.000Z" }, { points: [], today, zone }),
  ).toEqual({
    from: at("2026-08-22T22:00:00Z"),
    to: at("2026-11-21T22:59:59.999Z"),
    now: at("2026-11-20T23:00:00Z"),
  });
});

it("ends where the filter does, on the last day itself", () => {
  const filter = {
    startedAfter: "2026-09-30T22:00:00.000Z",
    startedBefore: "2026-10-31T23:00:00.000Z",
  };
  const { to } = periodOf(filter, { points: [], today, zone });
  expect(to).toBe(at("2026-10-31T22:59:59.999Z"));
});

it("begins with the day of the first counting without a beginning", () => {
  const points = [
    { startedAt: at("2025-03-02T06:00:00Z") },
    { startedAt: at("2026-11-21T12:00:00Z") },
  ];
  expect(periodOf({}, { points, today, zone }).from).toBe(at("2025-03-01T23:00:00Z"));
  expect(periodOf({}, { points: [], today, zone }).from).toBe(at("2026-11-20T23:00:00Z"));
});

it("is never empty, and includes what starts later", () => {
  const odd = {
    startedAfter: "2027-01-01T00:00:00.000Z",
    startedBefore: "2026-01-01T00:00:00.000Z",
  };
  const { from, to } = periodOf(odd, { points: [], today, zone });
  expect(to).toBeGreaterThan(from);
  const later = at("2026-12-01T00:00:00Z");
  expect(periodOf({}, { points: [{ startedAt: later }], today, zone }).to).toBe(later);
});

it("knows the month of a date in the zone, also across a change of the clocks and of the year", () => {
  expect(monthOf("2026-10-31", zone)).toEqual({
    from: at("2026-09-30T22:00:00Z"),
    end: at("2026-10-31T23:00:00Z"),
  });
  expect(monthOf("2026-12-01", zone)).toEqual({
    from: at("2026-11-30T23:00:00Z"),
    end: at("2026-12-31T23:00:00Z"),
  });
  expect(monthOf("2027-02-28", zone).end).toBe(at("2027-02-28T23:00:00Z"));
});
