import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someWork } from "#testing/rescue-work.ts";
import { type StaffedZone, spreadPeople, zoneEnds } from "./spread.ts";
import { finishWith } from "./work.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const zone = (name: string, left: number, people = 0): StaffedZone => ({
  zone: name,
  left,
  people,
});
const peopleOf = (zones: readonly StaffedZone[]) => zones.map(({ people }) => people);

describe("a spread", () => {
  test("follows the lines left, and the largest fractions get the rest", () => {
    const spread = (people: number) =>
      peopleOf(spreadPeople([zone("E", 48), zone("B", 47), zone("C", 25)], people));
    expect(spread(9)).toEqual([4, 3, 2]);
    expect(spread(1)).toEqual([1, 0, 0]);
    expect(spread(0)).toEqual([0, 0, 0]);
  });

  test("has whole people, exactly as many as there are, and at most one beside each share", () => {
    fc.assert(
      fc.property(someWork, fc.nat(60), ({ zones, work }, people) => {
        const spread = spreadPeople(zones, people);
        expect(peopleOf(spread).reduce((sum, one) => sum + one, 0)).toBe(people);
        for (const { left, people: here } of spread) {
          const share = (people * left) / work.left;
          expect(Math.abs(here - share)).toBeLessThan(1);
          expect(Number.isInteger(here)).toBe(true);
        }
      }),
    );
  });
});

describe("the ends of zones", () => {
  const effort = { least: 4 * hour, most: 4 * hour };
  const work = { people: 2, left: 40, effort, end: null, from: now, calendar: roundTheClock };

  test("come earlier with the people of zones that are done", () => {
    expect(zoneEnds([zone("B", 30, 1), zone("C", 10, 1)], work)).toEqual([
      now + 2 * hour,
      now + hour,
    ]);
  });

  test("of a zone without people come after another's", () => {
    expect(zoneEnds([zone("B", 30, 2), zone("C", 10, 0)], work)).toEqual([
      now + 1.5 * hour,
      now + 2 * hour,
    ]);
    expect(zoneEnds([zone("B", 30), zone("C", 10)], work)).toEqual([null, null]);
  });

  test("are at most the plan's end, which is the latest of them, however people are spread", () => {
    const moves = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 10 });
    fc.assert(
      fc.property(
        someWork,
        fc.integer({ min: 1, max: 40 }),
        moves,
        ({ zones, work }, people, some) => {
          const spread = spreadPeople(zones, people).map((one) => ({ ...one }));
          for (const [from, to] of some) {
            const [one, other] = [spread[from % spread.length], spread[to % spread.length]];
            if (!one || !other || one.people === 0) continue;
            one.people -= 1;
            other.people += 1;
          }
          const ends = zoneEnds(spread, work).map((end) => end ?? Number.NaN);
          expect(Math.max(...ends)).toBe(finishWith(people, work)?.late);
        },
      ),
    );
  });
});
