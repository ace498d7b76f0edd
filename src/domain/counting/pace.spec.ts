import { describe, expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { aheadHours, isOverdue, pace, paceToleranceHours, progress } from "./pace.ts";

// From 06:00 to 16:00, 200 lines, 80 counted.
const counting = someCountingFacts();
const { startedAt, endsAt } = counting;
const at = (hours: number) => startedAt + hours * hour;

describe("progress", () => {
  test.each([
    // 80 ÷ 200
    [200, 80, 0.4],
    [200, 0, 0],
    [200, 200, 1],
    // Shown as sent: 3 ÷ 2
    [2, 3, 1.5],
    [0, 0, null],
    [0, 5, null],
  ])("of %d lines, %d counted, is %s", (total, counted, share) => {
    expect(progress({ total, counted })).toBe(share);
  });
});

describe("pace", () => {
  test.each([
    // 2.5 h of 10 h
    ["in the first quarter", at(2.5), 0.25],
    ["at the start", startedAt, 0],
    ["before the start", at(-3), 0],
    ["at the deadline", endsAt, 1],
    ["past the deadline", at(30), 1],
  ])("%s", (_, now, share) => {
    expect(pace(counting, now, roundTheClock)).toBe(share);
  });

  test.each([0, -1])("is null with a deadline %d ms after the start", (length) => {
    expect(pace({ startedAt, endsAt: startedAt + length }, at(1), roundTheClock)).toBeNull();
  });
});

describe("hours ahead", () => {
  test.each([
    // (0.4 − 0.25) × 10 h
    ["ahead", at(2.5), 1.5],
    // (0.4 − 0.6) × 10 h
    ["behind", at(6), -2],
    // (0.4 − 0) × 10 h
    ["before the start", at(-1), 4],
    // (0.4 − 1) × 10 h, however late it is
    ["past the deadline", at(100), -6],
  ])("%s", (_, now, hours) => {
    expect(aheadHours(counting, now, roundTheClock)).toBeCloseTo(hours, 12);
  });

  test("are null without lines or without a usable deadline", () => {
    expect(aheadHours({ ...counting, total: 0, counted: 0 }, at(1), roundTheClock)).toBeNull();
    expect(aheadHours({ ...counting, endsAt: startedAt }, at(1), roundTheClock)).toBeNull();
  });
});

describe("tolerance", () => {
  test.each([
    // 1 % of 10 h is 6 min
    [10, 0.1],
    // 1 % of 2 h is 1.2 min, so it is 5 min
    [2, 5 / 60],
    [-2, 5 / 60],
  ])("for a window of %d h is %d h", (length, hours) => {
    expect(paceToleranceHours({ startedAt, endsAt: at(length) }, roundTheClock)).toBeCloseTo(
      hours,
      12,
    );
  });
});

describe("overdue", () => {
  test.each([
    ["a millisecond past the deadline", {}, endsAt + 1, true],
    ["not at the deadline", {}, endsAt, false],
    ["not once finished", { active: false }, endsAt + hour, false],
    ["not with nothing left", { left: 0 }, endsAt + hour, false],
  ])("%s", (_, changes, now, expected) => {
    expect(isOverdue(someCountingFacts(changes), now)).toBe(expected);
  });
});

describe("in working time", () => {
  // From Friday 18:00 to Monday 10:00: 4 h on Friday, 8 h on Saturday, 4 h on Monday.
  const overTheWeekend = someCountingFacts({
    startedAt: Date.parse("2026-03-06T18:00+01:00"),
    endsAt: Date.parse("2026-03-09T10:00+01:00"),
  });

  test.each([
    ["on Friday night", "2026-03-06T23:00+01:00", 0.25, 2.4],
    // Nothing more is due on Sunday than on Saturday afternoon.
    ["on Saturday afternoon", "2026-03-07T14:00+01:00", 0.75, -5.6],
    ["on Sunday", "2026-03-08T20:00+01:00", 0.75, -5.6],
    ["at the deadline", "2026-03-09T10:00+01:00", 1, -9.6],
  ])("has pace and hours ahead %s", (_, now, due, ahead) => {
    expect(pace(overTheWeekend, Date.parse(now), standardMadrid)).toBe(due);
    expect(aheadHours(overTheWeekend, Date.parse(now), standardMadrid)).toBeCloseTo(ahead, 12);
  });

  test("takes the tolerance from the working hours", () => {
    // 1 % of 16 h
    expect(paceToleranceHours(overTheWeekend, standardMadrid)).toBeCloseTo(0.16, 12);
  });

  test("is null without working hours before the deadline", () => {
    const sunday = {
      startedAt: Date.parse("2026-03-08T08:00+01:00"),
      endsAt: Date.parse("2026-03-08T20:00+01:00"),
    };
    const now = Date.parse("2026-03-08T10:00+01:00");
    expect(pace(sunday, now, standardMadrid)).toBeNull();
    expect(aheadHours(someCountingFacts(sunday), now, standardMadrid)).toBeNull();
    expect(paceToleranceHours(sunday, standardMadrid)).toBeCloseTo(5 / 60, 12);
  });
});
