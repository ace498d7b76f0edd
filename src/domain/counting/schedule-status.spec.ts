import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts } from "#testing/samples.ts";
import type { CountingFacts } from "./facts.ts";
import { type ScheduleStatus, scheduleStatus } from "./schedule-status.ts";

// From 06:00 to 16:00, 200 lines, 80 counted: an even pace has counted 80 after 4 h.
const { startedAt, endsAt } = someCountingFacts();

const cases: [string, Partial<CountingFacts>, number | null, ScheduleStatus][] = [
  ["no lines", { total: 0 }, endsAt + hour, { kind: "no-products" }],
  ["no lines, finished", { total: 0, active: false }, endsAt, { kind: "no-products" }],
  ["finished with lines left", { active: false }, endsAt + hour, { kind: "finished", left: 120 }],
  ["finished, whatever the age", { active: false }, null, { kind: "finished", left: 120 }],
  ["old figures", {}, null, { kind: "withdrawn" }],
  ["before the start", {}, startedAt - hour, { kind: "not-started", startsIn: hour }],
  ["all counted in time", { left: 0 }, endsAt, { kind: "all-counted", late: false }],
  ["all counted, not closed", { left: 0 }, endsAt + 1, { kind: "all-counted", late: true }],
  [
    "all counted, with a deadline before the start",
    { left: 0, endsAt: startedAt - 1 },
    endsAt,
    { kind: "all-counted", late: false },
  ],
  [
    "more counted than there is",
    { counted: 201, left: -1 },
    endsAt,
    { kind: "all-counted", late: false },
  ],
  ["deadline at the start", { endsAt: startedAt }, startedAt + hour, { kind: "no-deadline" }],
  ["deadline before the start", { endsAt: startedAt - 1 }, startedAt, { kind: "no-deadline" }],
  ["past the deadline", {}, endsAt + 2 * hour, { kind: "overdue", by: 2 * hour }],
  // 1 % of 10 h is 6 min
  ["just when it should be", {}, startedAt + 4 * hour, { kind: "on-pace" }],
  ["5 min early", {}, startedAt + 4 * hour - 5 * minute, { kind: "on-pace" }],
  ["5 min late", {}, startedAt + 4 * hour + 5 * minute, { kind: "on-pace" }],
];

test.each(cases)("%s", (_, changes, now, expected) => {
  expect(scheduleStatus(someCountingFacts(changes), now, roundTheClock)).toEqual(expected);
});

test.each([
  ["ahead", {}, startedAt + 2 * hour, 2 * hour],
  ["ahead", {}, startedAt + 4 * hour - 7 * minute, 7 * minute],
  ["behind", {}, startedAt + 4 * hour + 7 * minute, 7 * minute],
  ["behind", { counted: 0, left: 200 }, startedAt + 3 * hour, 3 * hour],
])("%s: %o", (kind, changes, now, by) => {
  const found = scheduleStatus(someCountingFacts(changes), now, roundTheClock);
  expect(found.kind).toBe(kind);
  expect("by" in found && found.by).toBeCloseTo(by, 3);
  expect(found).toHaveProperty("inWorkHours", false);
});

describe("in working time", () => {
  // From Friday 18:00 to Monday 10:00 there are 16 working hours, 4 of them on Friday.
  const overTheWeekend = someCountingFacts({
    startedAt: Date.parse("2026-03-06T18:00+01:00"),
    endsAt: Date.parse("2026-03-09T10:00+01:00"),
    counted: 50,
    left: 150,
  });
  const at = (text: string) => Date.parse(text);

  test("does not fall behind on a night off", () => {
    // 50 of 200 are due after 4 of 16 hours.
    for (const now of ["2026-03-06T22:00+01:00", "2026-03-07T06:00+01:00"]) {
      expect(scheduleStatus(overTheWeekend, at(now), standardMadrid)).toEqual({ kind: "on-pace" });
    }
  });

  test("measures behind in working time, overdue by the clock", () => {
    expect(scheduleStatus(overTheWeekend, at("2026-03-08T12:00+01:00"), standardMadrid)).toEqual({
      kind: "behind",
      by: 8 * hour,
      inWorkHours: true,
    });
    expect(scheduleStatus(overTheWeekend, at("2026-03-10T05:00+01:00"), standardMadrid)).toEqual({
      kind: "overdue",
      by: 19 * hour,
    });
  });

  test("reports only overdue without work hours before the deadline", () => {
    const startedAt = at("2026-03-08T08:00+01:00");
    const sunday = someCountingFacts({ startedAt, endsAt: startedAt + 12 * hour });
    expect(scheduleStatus(sunday, startedAt + hour, standardMadrid)).toEqual({
      kind: "no-work-time",
    });
    expect(scheduleStatus(sunday, startedAt + 13 * hour, standardMadrid).kind).toBe("overdue");
  });
});
