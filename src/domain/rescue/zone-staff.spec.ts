import fc from "fast-check";
import { expect, test } from "vitest";
import { hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { forecastWith } from "./plan.ts";
import {
  lastFinish,
  movePerson,
  type StaffedZone,
  spreadPeople,
  zoneFinish,
} from "./zone-staff.ts";

const now = Date.parse("2026-03-02T12:00:00Z");
const pace = { each: 10, now, calendar: roundTheClock };
const zone = (name: string, left: number, people: number): StaffedZone => ({
  zone: name,
  left,
  people,
});
const countOf = (zones: readonly StaffedZone[]) =>
  zones.reduce((sum, { people }) => sum + people, 0);
const spread = (zones: readonly StaffedZone[], count: number) =>
  spreadPeople(zones, count).map(({ people }) => people);

test("more people go where most lines are left per person, an empty zone first", () => {
  const zones = [zone("B", 90, 2), zone("C", 40, 0)];
  expect(spread(zones, 3)).toEqual([2, 1]);
  expect(spread(zones, 4)).toEqual([3, 1]);
  expect(spread([zone("A", 5, 0), zone("B", 9, 0)], 1)).toEqual([0, 1]);
});

test("fewer people leave where they are missed least", () => {
  expect(spread([zone("B", 90, 2), zone("C", 4, 2)], 3)).toEqual([2, 1]);
  expect(spread([zone("B", 90, 2), zone("C", 4, 2)], 0)).toEqual([0, 0]);
});

test("a zone is done by its own people, and the counting with the last zone", () => {
  expect(zoneFinish(zone("B", 30, 2), pace)).toBe(now + 90 * minute);
  expect(lastFinish([zone("B", 30, 2), zone("C", 20, 1)], pace)).toBe(now + 2 * hour);
  expect(lastFinish([zone("B", 30, 2), zone("C", 20, 0)], pace)).toBeNull();
  expect(lastFinish([], pace)).toBeNull();
});

const zones = fc
  .array(fc.record({ left: fc.integer({ min: 1, max: 500 }), people: fc.nat(6) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.map(({ left, people }, index) => zone(`Z${index}`, left, people)));

const end = (staffed: readonly StaffedZone[]) => lastFinish(staffed, pace) ?? Infinity;

test("a spread has exactly the number of people, and no zone a negative one", () => {
  fc.assert(
    fc.property(zones, fc.nat(60), (all, count) => {
      const staffed = spreadPeople(all, count);
      expect(countOf(staffed)).toBe(count);
      expect(Math.min(...staffed.map(({ people }) => people))).toBeGreaterThanOrEqual(0);
      expect(staffed.map(({ zone: name, left }) => [name, left])).toEqual(
        all.map(({ zone: name, left }) => [name, left]),
      );
    }),
  );
});

test("more people never finish later, nor earlier than if all helped everywhere", () => {
  fc.assert(
    fc.property(zones, fc.integer({ min: 1, max: 40 }), (all, count) => {
      const [fewer, more] = [spreadPeople(all, count), spreadPeople(all, count + 1)];
      expect(end(more)).toBeLessThanOrEqual(end(fewer));
      const left = all.reduce((sum, one) => sum + one.left, 0);
      const team = { people: 1, lines: pace.each, earlier: null };
      const together = forecastWith(count, { team, left, now, calendar: roundTheClock });
      // A thousandth of a second, for rounding errors of doubles.
      expect(end(fewer)).toBeGreaterThanOrEqual((together ?? 0) - 1);
    }),
  );
});

test("people who move conserve their number, and moving back restores all", () => {
  fc.assert(
    fc.property(zones, fc.nat(7), fc.nat(7), (all, one, other) => {
      const [from, to] = [`Z${one}`, `Z${other}`];
      const moved = movePerson(all, from, to);
      expect(countOf(moved)).toBe(countOf(all));
      if (moved !== all) expect(movePerson(moved, to, from)).toEqual(all);
    }),
  );
});

test("a person who moves never makes the zone they leave finish earlier, nor the other later", () => {
  fc.assert(
    fc.property(zones, fc.nat(7), fc.nat(7), (all, one, other) => {
      const moved = movePerson(all, `Z${one}`, `Z${other}`);
      if (moved === all) return;
      const at = (some: readonly StaffedZone[], index: number) => end(some.slice(index, index + 1));
      expect(at(moved, one)).toBeGreaterThan(at(all, one) - 1);
      expect(at(moved, other)).toBeLessThan(at(all, other) + 1);
    }),
  );
});
