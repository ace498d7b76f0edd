import { describe, expect, it, test } from "vitest";
import { areFarApart } from "#domain/forecast/expected-end.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { attentionOf, type Conclusion, conclude } from "./conclusion.ts";
import type { CountingFacts } from "./facts.ts";
import { forecast } from "./forecast.ts";

// From 06:00 to 16:00, 200 lines, 80 counted, 120 left.
const { startedAt, endsAt } = someCountingFacts();
const at = (hours: number) => startedAt + hours * hour;

interface Given {
  /** Lines per hour, of the last hour and on average. */
  readonly rates: readonly [number, number] | null;
  readonly stalledSince: number | null;
  readonly earlierRate: number | null;
}

/** Concludes at an instant, with a forecast that was made then. */
function concluded(
  changes: Partial<CountingFacts>,
  now: number | null,
  given: Partial<Given> = {},
): Conclusion {
  const { rates, stalledSince, earlierRate } = {
    rates: [20, 20] as const,
    stalledSince: null,
    earlierRate: 20,
    ...given,
  };
  const facts = someCountingFacts(changes);
  const at = now ?? startedAt;
  const ends = forecast(facts.left, rates ?? [], at, roundTheClock);
  const held = ends && {
    ...ends,
    middle: (ends.early + ends.late) / 2,
    since: at,
    isRange: areFarApart(ends, at),
  };
  const made = { at, rates: { recent: null, average: null }, isAverage: false, held };
  return conclude(facts, now, roundTheClock, {
    forecast: made,
    isChangeKnown: true,
    stalledSince,
    earlierRate,
  });
}

describe("without a rate", () => {
  it.each<[string, Partial<CountingFacts>, number | null, Conclusion]>([
    ["nothing to count", { total: 0 }, at(11), { kind: "no-lines" }],
    ["finished, of any age", { active: false }, null, { kind: "finished", left: 120 }],
    ["finished, all counted", { active: false, left: 0 }, at(1), { kind: "finished", left: 0 }],
    ["old figures", {}, null, { kind: "withdrawn" }],
    ["all counted in time", { left: 0 }, endsAt, { kind: "all-counted", overdueBy: null }],
    ["all counted, not closed", { left: 0 }, at(13), { kind: "all-counted", overdueBy: 3 * hour }],
    [
      "all counted, with a deadline before the start",
      { left: 0, endsAt: startedAt - hour },
      at(13),
      { kind: "all-counted", overdueBy: null },
    ],
    ["before the start", {}, at(-2), { kind: "not-started", at: startedAt, in: 2 * hour }],
    [
      "nothing counted for ten hours",
      { counted: 0, left: 200, endsAt: at(20) },
      at(10),
      { kind: "nothing-counted", for: 10 * hour },
    ],
    ["too early to say", {}, at(4), { kind: "too-early", counted: 80 }],
  ])("%s", (_, changes, now, expected) => {
    expect(concluded(changes, now, { rates: null, earlierRate: null })).toEqual(expected);
  });
});

describe("by the deadline at 16:00", () => {
  const end = (hours: number) => ({ at: at(hours), range: null });

  // 120 lines are left at 10:00; at 20 an hour they take six hours.
  it.each<[string, [number, number], Conclusion]>([
    ["on time", [20, 20], { kind: "on-time", end: end(10), isAfter: false }],
    ["late", [15, 15], { kind: "late", end: end(12), by: 2 * hour, between: null }],
    ["early", [30, 30], { kind: "early", end: end(8), by: 2 * hour, between: null }],
    [
      "late, with ends far apart",
      [15, 10],
      {
        kind: "late",
        end: { at: at(14), range: { early: at(12), late: at(16) } },
        by: 4 * hour,
        between: { from: 2 * hour, to: 6 * hour },
      },
    ],
    [
      "perhaps late",
      [30, 15],
      {
        kind: "may-be-late",
        range: { early: at(8), late: at(12) },
        between: { from: -2 * hour, to: 2 * hour },
      },
    ],
  ])("%s", (_, rates, expected) => {
    expect(concluded({}, at(4), { rates })).toEqual(expected);
  });

  it("is on time until just after the deadline", () => {
    // 120 lines at 19.6 an hour take 6 h 7 min.
    expect(concluded({}, at(4), { rates: [19.6, 19.6] })).toEqual({
      kind: "on-time",
      end: end(10 + 5 / 60),
      isAfter: true,
    });
  });

  it("may be late within a tenth of the time left", () => {
    // 36 minutes of six hours.
    expect(concluded({}, at(4), { rates: [18.2, 18.2] })).toEqual({
      kind: "may-be-late",
      range: { early: at(10 + 35 / 60), late: at(10 + 35 / 60) },
      between: { from: 0, to: 35 * minute },
    });
    expect(concluded({}, at(4), { rates: [18.1, 18.1] })).toMatchObject({ kind: "late" });
  });

  it("is not late unless both rates say so", () => {
    // Done at 16:30 or at 18:00.
    expect(concluded({}, at(4), { rates: [120 / 6.5, 15] })).toEqual({
      kind: "may-be-late",
      range: { early: at(10.5), late: at(12) },
      between: { from: hour / 2, to: 2 * hour },
    });
  });

  it("tells an end and its lateness as well as they are known", () => {
    const late = (rate: number) => concluded({}, at(4), { rates: [rate, rate] });
    // 120 lines at 17 an hour take 7 h 3 min 32 s: a quarter hour at an hour and more.
    expect(late(17)).toMatchObject({ end: end(11), by: hour });
    // At 10.4 an hour 11 h 32 min: half hours.
    expect(late(10.4)).toMatchObject({ end: end(15.5), by: 5.5 * hour });
    // At 5.1 an hour 23 h 32 min: hours.
    expect(late(5.1)).toMatchObject({ end: end(28), by: 18 * hour });
  });
});

describe("a standstill", () => {
  it("gives the remaining work and the latest restart", () => {
    const rate = { stalledSince: at(2), earlierRate: 40 };
    expect(concluded({}, at(4), rate)).toEqual({
      kind: "stalled",
      since: at(2),
      for: 2 * hour,
      work: 3 * hour,
      latest: at(7),
    });
  });

  it("has no latest restart when that has passed", () => {
    // Six hours of work are left of the six until the deadline.
    expect(concluded({}, at(4), { stalledSince: at(2) })).toMatchObject({ latest: null });
  });

  it("withdraws the expected end after the deadline, too", () => {
    expect(concluded({}, at(12), { stalledSince: at(2) })).toEqual({
      kind: "overdue",
      by: 2 * hour,
      stalledSince: at(2),
      end: null,
      isVague: false,
    });
  });
});

test("an overdue counting has no end where its two rates tell ends 12 hours or more apart", () => {
  // 120 lines take 4 hours at 30 an hour, 15 at 8 and 16 at 7.5.
  const overdue = (recent: number) => concluded({}, at(12), { rates: [recent, 30] });
  expect(overdue(7.5)).toMatchObject({ kind: "overdue", end: null, isVague: true });
  expect(overdue(8)).toMatchObject({
    isVague: false,
    end: { range: { early: at(16), late: at(27) } },
  });
});

test("a counting without a usable deadline has an end alone", () => {
  expect(concluded({ endsAt: startedAt }, at(4))).toEqual({
    kind: "no-deadline",
    end: { at: at(10), range: null },
  });
});

test.each<[Conclusion, ReturnType<typeof attentionOf>]>([
  [{ kind: "overdue", by: 1, stalledSince: null, end: null, isVague: false }, "overdue"],
  [{ kind: "nothing-counted", for: 1 }, "warning"],
  [{ kind: "stalled", since: 0, for: 1, work: null, latest: null }, "warning"],
  [{ kind: "late", end: { at: 1, range: null }, by: 1, between: null }, "warning"],
  [{ kind: "may-be-late", range: { early: 0, late: 2 }, between: { from: 0, to: 1 } }, "warning"],
  [{ kind: "all-counted", overdueBy: 1 }, "warning"],
  [{ kind: "all-counted", overdueBy: null }, null],
  [{ kind: "on-time", end: { at: 1, range: null }, isAfter: false }, null],
  [{ kind: "finished", left: 3 }, null],
])("%o needs attention: %s", (conclusion, expected) => {
  expect(attentionOf(conclusion)).toBe(expected);
});

it("shows no end before the next forecast, since lines are left", () => {
  const facts = someCountingFacts({ left: 3, endsAt: at(20) });
  const ends = { early: at(4.1), late: at(4.1), middle: at(4.1) };
  const held = { ...ends, since: at(4), isRange: false };
  const made = { at: at(4), rates: { recent: null, average: null }, isAverage: false, held };
  const evidence = { forecast: made, isChangeKnown: true, stalledSince: null, earlierRate: null };
  const end = { at: at(4) + 20 * minute };
  expect(conclude(facts, at(4.05), roundTheClock, evidence)).toMatchObject({ kind: "early", end });
});
