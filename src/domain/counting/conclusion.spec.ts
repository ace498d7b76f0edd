import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { averageForecast } from "./average-pace.ts";
import { attentionOf, type Conclusion, conclude } from "./conclusion.ts";
import { type CountingRate, rateOfHeader } from "./counting-rate.ts";
import type { CountingFacts } from "./facts.ts";

// From 06:00 to 16:00, 200 lines, 80 counted, 120 left.
const { startedAt, endsAt } = someCountingFacts();
const at = (hours: number) => startedAt + hours * hour;

const steady: CountingRate = {
  recent: 20,
  average: 20,
  worked: 4 * hour,
  stalledSince: null,
  earlierRate: 20,
};

function concluded(
  changes: Partial<CountingFacts>,
  now: number | null,
  rate: Partial<CountingRate> = {},
): Conclusion {
  return conclude(someCountingFacts(changes), now, roundTheClock, { ...steady, ...rate });
}

describe("without a rate", () => {
  it.each<[string, Partial<CountingFacts>, number | null, Conclusion]>([
    ["nothing to count", { total: 0 }, at(11), { kind: "no-lines" }],
    ["finished, of any age", { active: false }, null, { kind: "finished", left: 120 }],
    ["finished, all counted", { active: false, left: 0 }, at(1), { kind: "finished", left: 0 }],
    ["old figures", {}, null, { kind: "withdrawn" }],
    ["all counted in time", { left: 0 }, endsAt, { kind: "all-counted", overdueBy: null }],
    ["all counted, not closed", { left: 0 }, at(13), { kind: "all-counted", overdueBy: 3 * hour }],
    ["before the start", {}, at(-2), { kind: "not-started", at: startedAt, in: 2 * hour }],
    [
      "nothing counted for ten hours",
      { counted: 0, left: 200, endsAt: at(20) },
      at(10),
      { kind: "nothing-counted", for: 10 * hour },
    ],
  ])("%s", (_, changes, now, expected) => {
    const noRate = { recent: null, average: null, worked: 0, earlierRate: null };
    expect(concluded(changes, now, noRate)).toEqual(expected);
  });
});

describe("by the deadline at 16:00", () => {
  // 120 lines are left at 10:00; at 20 an hour they take six hours.
  it.each<[string, [number, number], Conclusion]>([
    ["on time", [20, 20], { kind: "on-time", end: { at: at(10), range: null } }],
    ["late", [15, 15], { kind: "late", end: { at: at(12), range: null }, by: 2 * hour }],
    ["early", [30, 30], { kind: "early", end: { at: at(8), range: null }, by: 2 * hour }],
    [
      "late, with ends far apart",
      [15, 10],
      { kind: "late", end: { at: at(14), range: { early: at(12), late: at(16) } }, by: 4 * hour },
    ],
    ["perhaps late", [30, 15], { kind: "may-be-late", range: { early: at(8), late: at(12) } }],
    ["too early to say", [0, 0], { kind: "too-early", counted: 80 }],
  ])("%s", (_, [recent, average], expected) => {
    expect(concluded({}, at(4), { recent, average })).toEqual(expected);
  });

  it("rounds to five minutes beyond an hour, and reckons from the rounded end", () => {
    // 120 lines at 17 an hour take 7 h 3 min 32 s.
    const end = { at: at(11) + 5 * minute, range: null };
    expect(concluded({}, at(4), { recent: null, average: 17 })).toEqual({
      kind: "late",
      end,
      by: hour + 5 * minute,
    });
  });

  it("gives whole hours from twelve hours on", () => {
    const conclusion = concluded({}, at(4), { recent: null, average: 7.3 });
    // 16 h 26 min after 10:00, in steps of half an hour: 02:30.
    expect(conclusion).toMatchObject({ kind: "late", end: { at: at(20.5) }, by: 10.5 * hour });
    expect(concluded({}, at(4), { recent: null, average: 5.1 })).toMatchObject({ by: 18 * hour });
  });

  it.each([
    ["fewer than ten lines are counted", { counted: 9 }, {}],
    ["work began a quarter of an hour ago", {}, { worked: 15 * minute - 1 }],
  ])("says nothing while %s", (_, changes, rate) => {
    expect(concluded(changes, at(4), rate).kind).toBe("too-early");
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
    });
  });
});

test("a counting without a usable deadline has an end alone", () => {
  expect(concluded({ endsAt: startedAt }, at(4))).toEqual({
    kind: "no-deadline",
    end: { at: at(10), range: null },
  });
});

test.each<[Conclusion, ReturnType<typeof attentionOf>]>([
  [{ kind: "overdue", by: 1, stalledSince: null, end: null }, "overdue"],
  [{ kind: "nothing-counted", for: 1 }, "warning"],
  [{ kind: "stalled", since: 0, for: 1, work: null, latest: null }, "warning"],
  [{ kind: "late", end: { at: 1, range: null }, by: 1 }, "warning"],
  [{ kind: "may-be-late", range: { early: 0, late: 2 } }, "warning"],
  [{ kind: "all-counted", overdueBy: 1 }, "warning"],
  [{ kind: "all-counted", overdueBy: null }, null],
  [{ kind: "on-time", end: { at: 1, range: null } }, null],
  [{ kind: "finished", left: 3 }, null],
])("%o needs attention: %s", (conclusion, expected) => {
  expect(attentionOf(conclusion)).toBe(expected);
});

describe("laws", () => {
  const facts = fc
    .record({
      total: fc.nat(5000),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      active: fc.boolean(),
      length: fc.integer({ min: -hour, max: 200 * hour }),
      unchangedSince: fc.option(fc.integer({ min: startedAt, max: at(200) })),
    })
    .map(({ total, share, length, ...others }) => {
      const counted = Math.floor(total * share);
      const left = total - counted;
      return someCountingFacts({ total, counted, left, endsAt: startedAt + length, ...others });
    });
  const linesPerHour = fc.option(fc.double({ min: 0, max: 900, noNaN: true }));
  const rates = fc.record({
    recent: linesPerHour,
    average: linesPerHour,
    worked: fc.nat(200 * hour),
    stalledSince: fc.option(fc.integer({ min: startedAt, max: at(400) })),
    earlierRate: linesPerHour,
  });
  const moments = fc.integer({ min: at(-5), max: at(400) });
  const calendars = fc.constantFrom(roundTheClock, standardMadrid);

  it("never contradicts the figures beside it", () => {
    fc.assert(
      fc.property(facts, rates, moments, calendars, (counting, rate, now, calendar) => {
        const since = rate.stalledSince === null ? null : Math.min(rate.stalledSince, now);
        const conclusion = conclude(counting, now, calendar, {
          ...rate,
          stalledSince: since,
        });
        const { endsAt: deadline } = counting;
        switch (conclusion.kind) {
          case "late":
            return conclusion.end.at > deadline && now <= deadline && since === null;
          case "early":
            return conclusion.end.at < deadline && since === null;
          case "on-time":
            return since === null && now <= deadline;
          case "may-be-late":
            return conclusion.range.early < deadline && deadline < conclusion.range.late;
          case "overdue":
            return now - deadline === conclusion.by && (since === null || conclusion.end === null);
          case "stalled":
            return conclusion.since === since && (conclusion.latest ?? deadline) <= deadline;
          case "nothing-counted":
            return counting.counted === 0 && conclusion.for > 0;
          case "too-early":
            return counting.left > 0;
          case "all-counted":
            return counting.left === 0 && counting.active;
          case "finished":
            return !counting.active && conclusion.left === counting.left;
          case "not-started":
            return conclusion.in > 0;
          case "no-deadline":
            return deadline <= counting.startedAt;
          case "no-lines":
            return counting.total === 0;
          case "withdrawn":
            return false;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("expects the same end from a header as its average forecast does", () => {
    fc.assert(
      fc.property(facts, moments, calendars, (counting, now, calendar) => {
        const conclusion = conclude(counting, now, calendar, rateOfHeader(counting, now, calendar));
        const average = averageForecast(counting, now, calendar);
        const end = "end" in conclusion ? conclusion.end : null;
        return end === null || (average !== null && Math.abs(end.at - average) <= 15 * minute);
      }),
    );
  });
});
