import { describe, expect, it } from "vitest";
import type { WorkRule } from "#contract/work-hours.ts";
import { workWeeks } from "./work-weeks.ts";

const rule: WorkRule = {
  warehouse: null,
  timeZone: "Europe/Lisbon",
  shifts: [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }],
  dates: [
    { date: "2026-12-24", hours: [{ from: 360, to: 720 }] },
    { date: "2026-12-25", hours: [] },
    { date: "2026-12-26", hours: [] },
  ],
};
const now = Date.parse("2026-12-10T12:00:00Z");
const clock = (instant: number) => new Date(instant).toISOString().slice(11, 16);

describe("the calendar of a warehouse", () => {
  it("begins with the week of today, on the locale's first day", () => {
    const dates = (firstWeekday: number) =>
      workWeeks(rule, { now, zone: "Europe/Lisbon", firstWeekday }).map(([first]) => first?.date);
    expect(dates(1)).toEqual(["2026-12-07", "2026-12-14", "2026-12-21", "2026-12-28"]);
    expect(dates(7)).toEqual(["2026-12-06", "2026-12-13", "2026-12-20", "2026-12-27"]);
  });

  it("marks days that differ from their week, and no holiday on a free day", () => {
    const days = workWeeks(rule, { now, zone: "Europe/Lisbon", firstWeekday: 1 }).flat();
    const changed = days.filter(({ isChanged }) => isChanged);
    expect(
      changed.map(({ date, spans }) => [
        date,
        spans.map(({ from, to }) => [clock(from), clock(to)]),
      ]),
    ).toEqual([
      ["2026-12-24", [["06:00", "12:00"]]],
      ["2026-12-25", []],
    ]);
    expect(days.filter(({ spans }) => spans.length === 0).map(({ date }) => date)).toEqual(
      [
        ...["2026-12-12", "2026-12-13", "2026-12-19", "2026-12-20", "2026-12-25"],
        ...["2026-12-26", "2026-12-27"],
      ].concat(["2027-01-02", "2027-01-03"]),
    );
  });

  it("divides a day's hours at the midnight of the shown zone", () => {
    const zone = "Asia/Tokyo";
    const days = workWeeks(rule, { now, zone, firstWeekday: 1 }).flat();
    const tuesday = days.find(({ date }) => date === "2026-12-08");
    // In Tokyo, Lisbon works from 15:00 to 07:00.
    expect(tuesday?.spans).toEqual([
      { from: tuesday?.start, to: Date.parse("2026-12-07T22:00Z") },
      { from: Date.parse("2026-12-08T06:00Z"), to: tuesday?.end },
    ]);
  });
});
