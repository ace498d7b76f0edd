import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, connectInTurn, neverAborted } from "#testing/connected-store.ts";
import { aLine } from "#testing/samples.ts";
import { newlySharedPlaces } from "./places.ts";

/** A loaded counting with a line per place, of one product. */
async function counting(places: readonly string[]) {
  const lines = places.map((code, index) => ({
    ...aLine(),
    id: index,
    index,
    location: { id: code, code },
    lot: null,
  }));
  const { store } = connectInTurn(answerOf(lines));
  await store.load(neverAborted());
  return store;
}

test("the worker counts the places that other countings have, too", async () => {
  const first = await (await counting(["A-1", "A-2", "A-2"])).places([]);
  expect(first.newlyShared).toBe(0);
  const second = await (await counting(["A-2", "A-3"])).places([first.text]);
  expect(second.newlyShared).toBe(1);
  const third = await (await counting(["A-2", "A-3", "A-4"])).places([first.text, second.text]);
  // A-2 is known to be shared.
  expect(third.newlyShared).toBe(1);
});

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
