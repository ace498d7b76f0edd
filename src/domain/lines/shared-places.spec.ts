import fc from "fast-check";
import { expect, test } from "vitest";
import { newlySharedPlaces } from "./shared-places.ts";

/** Places that more than one counting lists, counted one counting after another. */
const sharedIn = (countings: readonly (readonly string[])[]) =>
  countings.reduce((sum, own, index) => sum + newlySharedPlaces(own, countings.slice(0, index)), 0);

test("places that two or more countings list count once", () => {
  expect(sharedIn([["bolt A-01", "nut A-01"], ["bolt A-01"], ["bolt A-01", "nut A-02"]])).toBe(1);
});

test("a place that one counting lists twice is not shared", () => {
  expect(sharedIn([["bolt A-01", "bolt A-01"], ["nut A-01"]])).toBe(0);
  expect(sharedIn([])).toBe(0);
});

test("their number is that of the places found in more than one", () => {
  const all: readonly string[] = ["a", "b", "c", "d"];
  const places = fc.array(fc.constantFrom(...all));
  fc.assert(
    fc.property(fc.array(places, { maxLength: 4 }), (countings) => {
      const listing = (place: string) => countings.filter((one) => one.includes(place)).length;
      expect(sharedIn(countings)).toBe(all.filter((place) => listing(place) > 1).length);
    }),
  );
});
