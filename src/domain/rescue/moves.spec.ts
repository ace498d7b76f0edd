import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultZoneRule } from "#domain/lines/zone.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { rescueMoves } from "./moves.ts";
import { type ZoneAssignment, ZoneAssignments } from "./zone-assignments.ts";

const now = Date.parse("2026-03-02T12:00:00Z");

const assignment = (
  zone: string,
  person: number,
  lines: number,
  left: number,
  minutesAgo: number | null = null,
): ZoneAssignment => ({
  zone,
  person,
  lines,
  left,
  lastFinish: minutesAgo === null ? null : now - minutesAgo * minute,
});

const movesOf = (places: readonly ZoneAssignment[]) => rescueMoves(places, now, roundTheClock);

describe("assignments", () => {
  test("have each person's lines per zone", () => {
    const places = new ZoneAssignments(defaultZoneRule);
    const lines = [
      ["A-1", 7, 30],
      ["A-2", 7, 20],
      ["B-1", 7, null],
      ["A-3", 0, null],
    ] as const;
    for (const [locationCode, userId, finishedAt] of lines) {
      places.add({ locationCode, userId, finishedAt });
    }
    expect(places.list()).toEqual([
      { zone: "A", person: 7, lines: 2, left: 0, lastFinish: 30 },
      { zone: "A", person: 0, lines: 1, left: 1, lastFinish: null },
      { zone: "B", person: 7, lines: 1, left: 1, lastFinish: null },
    ]);
  });
});

const [ana, ben, carl, dora] = [1, 2, 3, 4];

describe("moves", () => {
  test("go to own lines first, then where help is needed most", () => {
    const { open, done } = movesOf([
      assignment("A", ana, 20, 0, 5),
      assignment("A", ben, 10, 0, 8),
      assignment("B", carl, 60, 50, 2),
      assignment("B", dora, 50, 40, 3),
      assignment("C", ana, 4, 4),
      assignment("C", 5, 36, 36),
    ]);
    expect(open).toEqual([
      { zone: "B", lines: 110, left: 90, atWork: 2 },
      { zone: "C", lines: 40, left: 40, atWork: 0 },
    ]);
    // With Ana in C: 90 ÷ 3 is 30, 40 ÷ 2 is 20.
    expect(done).toEqual([
      {
        zone: "A",
        lines: 30,
        movers: [
          { person: ana, left: 4, to: "C", lastFinish: now - 5 * minute },
          { person: ben, left: 0, to: "B", lastFinish: now - 8 * minute },
        ],
      },
    ]);
  });

  test("spread people, longest waiting first", () => {
    const { done } = movesOf([
      assignment("A", ana, 1, 0, 5),
      assignment("A", ben, 1, 0, 50),
      assignment("A", carl, 1, 0, 20),
      // 30 ÷ 1, then 30 ÷ 2 is less than 20 ÷ 1, then 15 more than 10
      assignment("B", dora, 30, 30),
      assignment("C", dora, 20, 20),
    ]);
    expect(done[0]?.movers.map(({ person, to }) => [person, to])).toEqual([
      [ben, "B"],
      [carl, "C"],
      [ana, "B"],
    ]);
  });

  test("are empty while all zones have lines left, and when all is counted", () => {
    expect(movesOf([assignment("A", ana, 2, 1, 5)])).toMatchObject({ done: [] });
    expect(movesOf([assignment("A", ana, 2, 0, 5)])).toEqual({
      open: [],
      done: [{ zone: "A", lines: 2, movers: [] }],
    });
    expect(movesOf([])).toEqual({ open: [], done: [] });
  });

  test("leave out people whose last zone has lines left, and people without a finish", () => {
    const { done, open } = movesOf([
      assignment("A", ana, 2, 0, 70),
      assignment("B", ana, 9, 3, 10),
      assignment("B", ben, 9, 9),
    ]);
    expect(done).toMatchObject([{ zone: "A", movers: [] }]);
    expect(open).toMatchObject([{ zone: "B", left: 12, atWork: 1 }]);
  });
});

test("everyone who finished a line is in an open zone or moves to one, once", () => {
  const places = fc.array(
    fc.record({
      zone: fc.constantFrom("A", "B", "C", "D"),
      person: fc.nat({ max: 6 }),
      lines: fc.integer({ min: 1, max: 9 }),
      left: fc.nat({ max: 1 }),
      lastFinish: fc.option(
        fc.integer({ min: 1, max: 90 }).map((ago) => now - ago * minute),
        { nil: null },
      ),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(places, (all) => {
      const { open, done } = movesOf(all);
      const movers = done.flatMap((zone) => zone.movers);
      expect(new Set(movers.map(({ person }) => person)).size).toBe(movers.length);
      for (const { to } of movers) expect(open.map(({ zone }) => zone)).toContain(to);
      const zones = new Set(all.map(({ zone }) => zone));
      expect(open.length + done.length).toBe(zones.size);
      expect(open.reduce((sum, { left }) => sum + left, 0)).toBe(
        all.reduce((sum, { left }) => sum + left, 0),
      );
    }),
  );
});
