import { describe, expect, it } from "vitest";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { canBeSaved, speedUpOf } from "./speed-up.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const inHours = (hours: number) => now + hours * hour;

function speedUp(conclusion: Conclusion, deadline: number, start = -8): number | null {
  const times = { startedAt: inHours(start), endsAt: inHours(deadline) };
  return speedUpOf(conclusion, times, now, roundTheClock);
}

const late = (end: number): Conclusion => ({
  kind: "late",
  end: { at: inHours(end), range: null },
  by: hour,
  between: null,
});
const stalled = (work: number | null): Conclusion => ({
  kind: "stalled",
  since: inHours(-2),
  for: 2 * hour,
  work: work && work * hour,
  latest: null,
});

describe("how many times as fast the rest must be counted", () => {
  it.each<[string, number | null, number | null]>([
    ["late: done in six hours, due in three", speedUp(late(6), 3), 2],
    ["late: the deadline is now", speedUp(late(6), 0), null],
    ["stalled: two hours of work, due in four", speedUp(stalled(2), 4), 0.5],
    ["stalled without an earlier rate", speedUp(stalled(null), 4), null],
    [
      "nothing counted: eight of twelve hours have passed",
      speedUp({ kind: "nothing-counted", for: 8 * hour }, 4),
      3,
    ],
    [
      "overdue",
      speedUp({ kind: "overdue", by: hour, stalledSince: null, end: null, isVague: false }, -1),
      null,
    ],
    [
      "on time",
      speedUp({ kind: "on-time", end: { at: inHours(2), range: null }, isAfter: false }, 3),
      null,
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toBe(expected);
  });
});

it("can be saved up to three times as fast", () => {
  expect([0.5, 3, 3.1, null].map((one) => canBeSaved({ speedUp: one }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
