import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someWork } from "#testing/rescue-work.ts";
import { type OpenZone, openZones, placePeople, zonesFor } from "./open-zones.ts";
import { zoneEnds } from "./spread.ts";
import { finishWith } from "./work.ts";
import type { ZoneAssignment } from "./zone-assignments.ts";

const now = Date.parse("2026-03-02T12:08:00Z");
/** Minutes after 12:00, the last full quarter hour. */
const at = (minutes: number) => Date.parse("2026-03-02T12:00:00Z") + minutes * minute;

const assignment = (
  zone: string,
  person: number,
  left: number,
  ...finishes: readonly number[]
): ZoneAssignment => ({ zone, person, left, finishes: Float64Array.from(finishes, at) });

const zone = (name: string, left: number, here = 0): OpenZone => ({
  zone: name,
  left,
  before: left,
  here,
});
const peopleOf = (zones: readonly OpenZone[], people: number) =>
  placePeople(zones, people).map((one) => one.people);
const names = (zones: readonly OpenZone[], more: number) =>
  zonesFor(zones, more).map((one) => one.zone);

describe("open zones", () => {
  test("have their lines left, and the people of the last full quarter hour", () => {
    const zones = openZones(
      [
        // Ana went from A to B before 12:00, and to C after it.
        assignment("A", 1, 10, -40, -30),
        assignment("B", 1, 20, -20, -10, 2),
        assignment("C", 1, 5, 5),
        // Ben has not counted for more than an hour.
        assignment("C", 2, 0, -61),
        assignment("D", 3, 0, -5),
      ],
      now,
      roundTheClock,
    );
    expect(zones).toEqual([
      { zone: "B", left: 20, before: 21, here: 1 },
      { zone: "A", left: 10, before: 10, here: 0 },
      { zone: "C", left: 5, before: 6, here: 0 },
    ]);
  });

  test("have the same people until a minute after the next quarter hour", () => {
    const finishes = fc.array(fc.integer({ min: -90, max: 16 }), { maxLength: 8 });
    const some = fc.array(
      fc.record({ zone: fc.constantFrom("A", "B", "C"), person: fc.nat(3), finishes }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 5 }), (given, more) => {
        const known = (until: number) =>
          given.map((one) => {
            const sorted = one.finishes.toSorted((a, b) => a - b);
            const done = sorted.filter((after) => after <= until);
            // A line stays open, so that no zone is finished in between.
            return assignment(one.zone, one.person, 1 + sorted.length - done.length, ...done);
          });
        const places = (minutes: number) =>
          names(openZones(known(minutes), at(minutes), roundTheClock), more);
        expect(places(15)).toEqual(places(1));
      }),
    );
  });
});

describe("people in zones", () => {
  // Half of the zones are nearly done; no one counts in the others.
  const aisles = [
    zone("D", 138),
    zone("H", 137),
    zone("B", 135),
    zone("F", 134),
    zone("A", 53, 1),
    zone("C", 50, 1),
    zone("E", 49, 1),
    zone("G", 48, 1),
  ];

  test("stay where they count, and new ones go where most is left and no one counts", () => {
    expect(peopleOf(aisles, 4)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
    expect(peopleOf(aisles, 6)).toEqual([1, 1, 0, 0, 1, 1, 1, 1]);
    expect([1, 2, 3, 4].map((more) => names(aisles, more))).toEqual([
      ["D"],
      ["D", "H"],
      ["D", "H", "B"],
      ["D", "H", "B", "F"],
    ]);
  });

  test("leave the zones with fewest lines left per person first", () => {
    const zones = [zone("A", 40, 2), zone("B", 30, 1), zone("C", 5, 1)];
    expect(peopleOf(zones, 3)).toEqual([2, 1, 0]);
    expect(peopleOf(zones, 2)).toEqual([1, 1, 0]);
    expect(peopleOf(zones, 0)).toEqual([0, 0, 0]);
  });

  test("are as many as there are, and none leaves while there are more", () => {
    const counts = fc.array(fc.nat(6), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(someWork, counts, fc.nat(60), ({ zones, work }, here, people) => {
        const open = zones.map(({ zone: name, left }, index) => zone(name, left, here[index]));
        const placed = placePeople(open, people);
        expect(placed.reduce((sum, one) => sum + one.people, 0)).toBe(people);
        const atWork = open.reduce((sum, one) => sum + one.here, 0);
        for (const one of placed) {
          if (people >= atWork) expect(one.people).toBeGreaterThanOrEqual(one.here);
          else expect(one.people).toBeLessThanOrEqual(one.here);
        }
        if (people === 0) return;
        // The plan's end is the latest of its zones.
        const ends = zoneEnds(placed, work).map((end) => end ?? Number.NaN);
        expect(Math.max(...ends)).toBe(finishWith(people, work)?.late);
      }),
    );
  });

  test("more of them are never done later, wherever they count", () => {
    const counts = fc.array(fc.nat(3), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(
        someWork,
        counts,
        fc.integer({ min: 1, max: 40 }),
        ({ zones, work }, here, people) => {
          const open = zones.map(({ zone: name, left }, index) => zone(name, left, here[index]));
          const end = (count: number) =>
            Math.max(...zoneEnds(placePeople(open, count), work).map((one) => one ?? Infinity));
          expect(end(people + 1)).toBeLessThanOrEqual(end(people));
        },
      ),
    );
  });

  test("of one zone that needs them all go there", () => {
    expect(names([zone("A", 1000, 1), zone("B", 3)], 3)).toEqual(["A"]);
    expect(names([zone("A", hour), zone("B", hour - 1)], 0)).toEqual([]);
  });
});
