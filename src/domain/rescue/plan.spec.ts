import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { someCountingFacts } from "#testing/samples.ts";
import {
  forecastWith,
  type RescuePlan,
  ratePerPerson,
  rescuePlan,
  type TeamRate,
  teamRate,
} from "./plan.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

const somebody = (...minutesAgo: readonly number[]) => ({
  firstStart: minutesAgo.length === 0 ? null : now - (Math.max(...minutesAgo) + 60) * minute,
  finishes: Float64Array.from(minutesAgo, (ago) => now - ago * minute).sort(),
});

/** People who each finished that many lines, a minute ago. */
const team = (people: number, lines: number) =>
  Array.from({ length: people }, () =>
    somebody(...Array.from({ length: lines / people }, () => 1)),
  );

const plan = (
  counting: Parameters<typeof someCountingFacts>[0],
  people: Parameters<typeof rescuePlan>[1],
  at: number | null = now,
  calendar = roundTheClock,
) => rescuePlan(someCountingFacts(counting), people, at, calendar);

describe("team rate", () => {
  test("is based on the people who finished a line in the last hour", () => {
    const people = [somebody(10, 20, 90), somebody(5), somebody(120), somebody()];
    expect(teamRate(people, now, roundTheClock)).toMatchObject({ people: 2, lines: 3 });
    // 3 lines by 2 people
    expect(ratePerPerson({ people: 2, lines: 3, earlier: null })).toBe(1.5);
  });

  test("excludes finishes in the future and exactly an hour ago", () => {
    expect(teamRate([somebody(-5), somebody(60)], now, roundTheClock)).toMatchObject({
      people: 0,
      lines: 0,
    });
    expect(ratePerPerson({ people: 0, lines: 0, earlier: null })).toBeNull();
  });

  test("uses the last working hour", () => {
    // Monday 06:30 in Madrid: half an hour of it, and the last of Saturday, until 14:00.
    const monday = Date.parse("2026-03-02T05:30:00Z");
    const saturday = Date.parse("2026-02-28T12:45:00Z");
    const people = [{ finishes: Float64Array.of(saturday) }];
    expect(teamRate(people, monday, standardMadrid)).toMatchObject({ people: 1, lines: 1 });
    expect(teamRate(people, monday, roundTheClock)).toMatchObject({ people: 0, lines: 0 });
  });
});

describe("plan", () => {
  test("finds the minimum number of people for the remaining lines", () => {
    // 484 in 1 h; 8 people with 396 are 49.5 each; 484 ÷ 49.5 = 9.8
    const eight = Array.from({ length: 8 }, (_, index) =>
      somebody(...Array.from({ length: index < 4 ? 49 : 50 }, () => 30)),
    );
    expect(plan({ left: 484, endsAt: now + hour }, eight)).toMatchObject({
      team: { people: 8, lines: 396 },
      needed: 484,
      people: 10,
    });
  });

  test("needs no extra person when the division is exact", () => {
    // 3 people with 30 an hour are 10 each; 50 in 1 h are 5 people
    expect(plan({ left: 50, endsAt: now + hour }, team(3, 30))).toMatchObject({ people: 5 });
    expect(plan({ left: 51, endsAt: now + hour }, team(3, 30))).toMatchObject({ people: 6 });
  });

  test("counts working time only", () => {
    // Monday 13:00 to Tuesday 08:00 in Madrid: 9 h until 22:00 and 2 h from 06:00; 110 ÷ 11 = 10
    const endsAt = Date.parse("2026-03-03T07:00:00Z");
    const people = team(1, 5);
    expect(plan({ left: 110, endsAt }, people, now, standardMadrid)).toMatchObject({
      needed: 10,
      people: 2,
    });
    // 110 lines in 19 h by the clock
    expect(plan({ left: 110, endsAt }, people)).toMatchObject({ needed: 110 / 19, people: 2 });
  });

  test.each([
    ["finished", { active: false }, now],
    ["stale", {}, null],
    ["nothing-to-count", { total: 0, left: 0 }, now],
    ["all-counted", { left: 0 }, now],
    ["not-started", { startedAt: now + hour }, now],
    ["no-rate", {}, now],
  ] as const)("is %s without anything to plan", (reason, counting, at) => {
    const people = reason === "not-started" || reason === "no-rate" ? [somebody()] : team(2, 8);
    expect(plan(counting, people, at)).toBe(reason);
  });

  test.each([
    ["deadline-passed", { endsAt: now - minute }],
    ["no-deadline", { endsAt: Date.parse("2026-03-02T06:00:00Z") }],
    ["no-work-time", { endsAt: Date.parse("2026-03-03T04:00:00Z") }],
  ] as const)("has only the team's rate when there is %s", (reason, counting) => {
    // 23:00 in Madrid: no work until 06:00
    const night = Date.parse("2026-03-02T22:00:00Z");
    const at = reason === "no-work-time" ? night : now;
    const finishes = Float64Array.of(at - 70 * minute, at - minute);
    const people = [{ firstStart: finishes[0] ?? null, finishes }];
    const calendar = reason === "no-work-time" ? standardMadrid : roundTheClock;
    expect(plan(counting, people, at, calendar)).toMatchObject({
      team: { people: 1 },
      needed: reason,
      people: null,
    });
  });
});

test("in a standstill the plan uses the rate until the last finish", () => {
  // 2 people finished 3 lines from 3 h to 2 h ago, of which the first took an hour: 3 in 2 h.
  const people = [somebody(120, 180), somebody(150), somebody()];
  const found = plan({ left: 6, endsAt: now + 2 * hour }, people);
  expect(found).toMatchObject({
    team: {
      people: 2,
      lines: 1.5,
      earlier: { from: now - 4 * hour, to: now - 2 * hour },
    },
    // 3 an hour instead of 1.5
    needed: 3,
    people: 4,
  });
});

describe("forecast of a headcount", () => {
  const sixty: TeamRate = { people: 2, lines: 60, earlier: null };
  const work = { team: sixty, left: 99, now, calendar: roundTheClock };

  test("applies the team's rate per person to the lines left", () => {
    // 3 × 30 an hour; 99 ÷ 90 = 1.1 h
    expect(forecastWith(3, work)).toBe(now + 66 * minute);
  });

  test("continues in working time only", () => {
    // 20:00 in Madrid: 2 h until 22:00, the third from 06:00 to 07:00
    const evening = Date.parse("2026-03-02T19:00:00Z");
    expect(forecastWith(1, { team: sixty, left: 90, now: evening, calendar: standardMadrid })).toBe(
      Date.parse("2026-03-03T06:00:00Z"),
    );
  });

  test("is null for zero people", () => {
    expect(forecastWith(0, work)).toBeNull();
    expect(forecastWith(3, { ...work, team: { people: 0, lines: 0, earlier: null } })).toBeNull();
  });
});

const anyTeam = fc
  .record({ people: fc.integer({ min: 1, max: 30 }), each: fc.integer({ min: 1, max: 40 }) })
  .map(({ people, each }) => team(people, people * each));
const isPlan = (found: ReturnType<typeof plan>): found is RescuePlan => typeof found !== "string";

test("the planned number of people meets the deadline, and one fewer does not", () => {
  fc.assert(
    fc.property(
      anyTeam,
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 3000 }),
      (people, left, minutes) => {
        const endsAt = now + minutes * minute;
        for (const calendar of [roundTheClock, standardMadrid]) {
          const found = plan({ left, endsAt }, people, now, calendar);
          if (!isPlan(found) || found.people === null) throw new Error("no plan");
          const end = (headcount: number) =>
            forecastWith(headcount, { team: found.team, left, now, calendar }) ??
            Number.POSITIVE_INFINITY;
          // A thousandth of a second, for rounding errors of doubles.
          expect(end(found.people)).toBeLessThanOrEqual(endsAt + 1);
          expect(end(found.people - 1)).toBeGreaterThan(endsAt - 1);
        }
      },
    ),
  );
});

test("more people never finish later", () => {
  fc.assert(
    fc.property(anyTeam, fc.integer({ min: 1, max: 5000 }), (people, left) => {
      const rate = teamRate(people, now, standardMadrid);
      const ends = Array.from({ length: 20 }, (_, index) =>
        forecastWith(index + 1, { team: rate, left, now, calendar: standardMadrid }),
      );
      expect(ends).toEqual([...ends].sort((one, other) => (other ?? 0) - (one ?? 0)));
    }),
  );
});
