import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { recordOfLines } from "#domain/forecast/count-record.ts";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { rescueAct } from "./act.ts";
import { type AssumedRate, rescuePlan } from "./plan.ts";
import { finishWith } from "./work.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const at = (hours: number) => now + hours * hour;

/** People who each finished a line, some minutes ago. */
const team = (people: number, minutesAgo = 1) =>
  Array.from({ length: people }, () => ({
    firstStart: now - (minutesAgo + 60) * minute,
    finishes: Float64Array.of(now - minutesAgo * minute),
  }));

const late = (hours: number): Conclusion => ({
  kind: "late",
  end: { at: at(hours), range: null },
  by: hour,
  between: null,
});

const stalled: Conclusion = {
  kind: "stalled",
  since: at(-2),
  for: 2 * hour,
  work: null,
  latest: null,
};

const plan = (
  facts: Parameters<typeof someCountingFacts>[0],
  conclusion: Conclusion,
  people = team(6),
  assumed: AssumedRate | null = null,
  calendar = roundTheClock,
) =>
  rescuePlan({ facts: someCountingFacts(facts), conclusion }, people, { now, calendar }, assumed);

/** The facts of a counting whose people began together and finished these lines. */
const factsOf = (people: ReturnType<typeof team>) => {
  const finishes = Float64Array.from(people.flatMap((one) => [...one.finishes])).sort();
  const { length } = finishes;
  const startedAt = Math.min(...people.map(({ firstStart }) => firstStart));
  const record = recordOfLines({ finishes, firstStart: startedAt, counted: length }, now);
  return { counted: length, startedAt, record };
};

/** The facts of a counting whose only person finished lines then. */
const counted = (firstStart: number, times: readonly number[]) => {
  const people = [{ firstStart, finishes: Float64Array.from(times).sort() }];
  return { people, facts: factsOf(people) };
};

describe("a plan", () => {
  test("follows from the expected end and the people at work", () => {
    const found = plan({ left: 720, endsAt: at(8) }, late(12));
    expect(found).toMatchObject({ deadline: at(8), needed: 90, people: 9, isOutOfReach: false });
    expect(found).toMatchObject({ team: { people: 6 }, work: { effort: { most: 72 * hour } } });
  });

  test("of a counting that may be late meets the deadline at the slower rate", () => {
    const range = { early: at(6), late: at(12) };
    const between = { from: -2 * hour, to: 4 * hour };
    const found = plan({ endsAt: at(8) }, { kind: "may-be-late", range, between });
    expect(found).toMatchObject({ people: 9, work: { end: range } });
  });

  test("is in doubt where the faster rate alone meets the deadline with three times the people", () => {
    // From a little early to 14 h late: at the slower rate, 65 people would have to take the place of 6.
    const range = { early: at(1.25), late: at(15.5) };
    const between = { from: -15 * minute, to: 14 * hour };
    const found = plan({ endsAt: at(1.5) }, { kind: "may-be-late", range, between });
    expect(found).toMatchObject({ people: 18, isDoubtful: true, isOutOfReach: false });
    const never = plan({ endsAt: at(0.25) }, { kind: "may-be-late", range, between });
    expect(never).toMatchObject({ isDoubtful: false, isOutOfReach: true });
  });

  test("asks for no one more who could not come before the deadline", () => {
    const actAt = (minutes: number, conclusion: Conclusion) => {
      const found = plan({ endsAt: now + minutes * minute }, conclusion);
      if (typeof found === "string") throw new Error("no plan");
      return rescueAct(found, []);
    };
    expect(actAt(30, late(0.75))).toMatchObject({ kind: "bring", more: 3 });
    // The 6 people at work are done by then, and others could come no sooner.
    expect(actAt(29, late(0.5))).toEqual({ kind: "too-late", people: 6, at: at(0.5) });
    expect(actAt(29, late(2))).toMatchObject({ kind: "too-late", at: at(1.5) });
    const range = { early: at(0.25), late: at(0.5) };
    const between = { from: -5 * minute, to: 10 * minute };
    const inDoubt: Conclusion = { kind: "may-be-late", range, between };
    expect(actAt(20, inDoubt)).toMatchObject({ kind: "bring" });
  });

  test("asks for no one more while the counting is on time, even minutes after the deadline", () => {
    const onTime: Conclusion = {
      kind: "on-time",
      end: { at: at(8.2), range: null },
      isAfter: true,
    };
    expect(plan({ endsAt: at(8) }, onTime)).toMatchObject({ people: 6 });
    const early: Conclusion = {
      kind: "early",
      end: { at: at(4), range: null },
      by: 4 * hour,
      between: null,
    };
    expect(plan({ endsAt: at(8) }, early)).toMatchObject({ people: 3 });
  });

  test("counts working time only", () => {
    // Monday 13:00 to Tuesday 08:00 in Madrid: 9 h until 22:00 and 2 h from 06:00
    const end = { at: Date.parse("2026-03-03T10:00:00Z"), range: null };
    const found = plan(
      { left: 110, endsAt: at(19) },
      { kind: "late", end, by: hour, between: null },
      team(1),
      null,
      standardMadrid,
    );
    expect(found).toMatchObject({ needed: 10, people: 2, work: { effort: { most: 14 * hour } } });
  });

  test("of a counting that may be late tells at which rate its people are enough", () => {
    // At 11:45: 6 lines since 10:45, and 66 in 15.75 hours.
    const { people, facts } = counted(at(-16), [
      ...Array.from({ length: 60 }, () => at(-2)),
      ...Array.from({ length: 6 }, () => at(-0.5)),
    ]);
    const between = { from: -2 * hour, to: 4 * hour };
    const mayBeLate: Conclusion = {
      kind: "may-be-late",
      range: { early: at(6), late: at(12) },
      between,
    };
    const rates = { lastHour: 6, sinceStart: 66 / 15.75 };
    const found = (left: number) => plan({ ...facts, left, endsAt: at(8) }, mayBeLate, people);
    expect(found(40)).toMatchObject({ rates, needed: 5, enoughAt: "lastHour" });
    // Both rates are as fast as needed by now, or neither is.
    expect(found(30)).toMatchObject({ enoughAt: null });
    expect(found(80)).toMatchObject({ enoughAt: null });
    expect(plan({ ...facts, left: 40, endsAt: at(8) }, late(12), people)).toMatchObject({
      enoughAt: null,
    });
  });

  test("takes the faster of two rates that tell no end together", () => {
    // 580 lines until 10:00, and 2 since 10:45
    const { people, facts } = counted(at(-11.25), [
      ...Array.from({ length: 580 }, () => at(-2)),
      at(-0.5),
      at(-0.5),
    ]);
    const overdue = (isVague: boolean): Conclusion => ({
      kind: "overdue",
      by: hour,
      stalledSince: null,
      end: null,
      isVague,
    });
    const found = plan({ ...facts, left: 106, endsAt: at(-1) }, overdue(true), people);
    const rates = { lastHour: 2, sinceStart: 582 / 11 };
    expect(found).toMatchObject({ hasNoEnd: true, rates, isOutOfReach: true });
    if (typeof found === "string") throw new Error("no plan");
    expect(finishWith(1, found.work)?.late).toBe(at(2));
    // Less than 12 hours of work apart, both tell an end.
    const soon = plan({ ...facts, left: 20, endsAt: at(-1) }, overdue(false), people);
    expect(soon).toMatchObject({ hasNoEnd: false });
    if (typeof soon === "string") throw new Error("no plan");
    expect(finishWith(1, soon.work)?.late).toBe(at(10));
  });

  test("of a counting that has just stopped starts with all who counted, as its headline says", () => {
    const people = [
      { firstStart: at(-3), finishes: Float64Array.of(at(-2.5), at(-0.7)) },
      { firstStart: at(-3), finishes: Float64Array.of(at(-2), at(-1.5)) },
    ];
    const found = plan({ left: 12, endsAt: at(30) }, { ...stalled, since: at(-0.7) }, people);
    expect(found).toMatchObject({ team: { people: 2, earlier: { to: at(-0.7) } } });
    if (typeof found === "string") throw new Error("no plan");
    expect(rescueAct(found, [])).toMatchObject({ kind: "start", people: 2 });
  });

  test("of a standstill uses the rate until the last finish", () => {
    // 2 people finished 2 lines in the hour until 2 h ago: 1 each.
    const people = team(2, 120);
    const facts = { ...factsOf(people), left: 12, endsAt: at(3) };
    expect(plan(facts, stalled, people)).toMatchObject({
      team: { people: 2, lines: 2, earlier: { to: at(-2) } },
      people: 4,
    });
  });

  test("of a counting without a rate assumes one, from its start on", () => {
    const assumed = { each: 16, people: 4 };
    const nothing: Conclusion = { kind: "nothing-counted", for: hour };
    expect(plan({ left: 160, endsAt: at(5) }, nothing, [], assumed)).toMatchObject({
      team: null,
      people: 2,
      work: { people: 4, from: now },
    });
    // With 8 people at work, 3 times those of an earlier counting are not the most.
    const early: Conclusion = { kind: "too-early", counted: 8 };
    const one = { each: 16, people: 1 };
    expect(plan({ left: 1600, endsAt: at(5) }, early, team(8), one)).toMatchObject({
      people: 20,
      work: { people: 8 },
      isOutOfReach: false,
    });
    const later: Conclusion = { kind: "not-started", at: at(2), in: 2 * hour };
    const facts = { left: 160, startedAt: at(2), endsAt: at(4) };
    expect(plan(facts, later, [], assumed)).toMatchObject({ people: 5, work: { from: at(2) } });
    expect(plan(facts, later, [])).toBe("no-rate");
    expect(plan({}, { kind: "too-early", counted: 2 }, team(2))).toBe("no-rate");
  });

  test.each([
    ["deadline-passed", { endsAt: at(-1) }, roundTheClock],
    ["no-deadline", { startedAt: at(-1), endsAt: at(-2) }, roundTheClock],
    // Sunday is off.
    [
      "no-work-time",
      { startedAt: at(-48), endsAt: Date.parse("2026-03-02T04:30:00Z") },
      standardMadrid,
    ],
  ] as const)("has no number of people when there is %s", (deadline, facts, calendar) => {
    const night = Date.parse("2026-03-01T12:00:00Z");
    const moment = deadline === "no-work-time" ? night : now;
    const people = team(2, 60 * 26);
    const found = rescuePlan(
      { facts: someCountingFacts({ ...factsOf(people), ...facts }), conclusion: stalled },
      people,
      { now: moment, calendar },
    );
    expect(found).toMatchObject({
      deadline,
      people: null,
      isOutOfReach: deadline !== "no-deadline",
    });
  });

  test("is out of reach beyond three times the people at work", () => {
    expect(plan({ endsAt: at(4) }, late(12))).toMatchObject({ people: 18, isOutOfReach: false });
    expect(plan({ endsAt: at(3.5) }, late(12))).toMatchObject({ isOutOfReach: true });
  });

  test.each([
    ["finished", { active: false }, now],
    ["stale", {}, null],
    ["nothing-to-count", { total: 0, left: 0 }, now],
    ["all-counted", { left: 0 }, now],
  ] as const)("is %s where nothing is to plan", (reason, facts, moment) => {
    const counting = { facts: someCountingFacts(facts), conclusion: late(1) };
    expect(rescuePlan(counting, team(2), { now: moment, calendar: roundTheClock })).toBe(reason);
  });
});

test("with the people at work, a plan ends when the counting is expected to", () => {
  const ends = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.nat(400));
  fc.assert(
    fc.property(ends, fc.integer({ min: 1, max: 30 }), ([quarters, apart], people) => {
      const early = now + quarters * 15 * minute;
      const range = { early, late: early + apart * 15 * minute };
      const conclusion: Conclusion = {
        kind: "late",
        end: { at: early, range: apart === 0 ? null : range },
        by: hour,
        between: null,
      };
      for (const calendar of [roundTheClock, standardMadrid]) {
        const found = plan({}, conclusion, team(people), null, calendar);
        if (typeof found === "string") throw new Error("no plan");
        expect(finishWith(people, found.work)).toEqual(range);
      }
    }),
  );
});
