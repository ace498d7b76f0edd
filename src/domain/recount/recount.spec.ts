import fc from "fast-check";
import { expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import { isRecounted, recountEffect } from "./recount.ts";

const recounted = (prevDifference: number | null, difference: number | null, countedStock = 9) =>
  someLineFacts({
    finishedAt: 1,
    countedStock,
    prevCountedStock: 0,
    prevDifference,
    difference,
  });

test.each([
  [3, 3, "confirmed"],
  [0, 0, "confirmed"],
  [0, -0, "confirmed"],
  [-5.5e-17, -5.5e-17, "confirmed"],
  [-4, 0, "cleared"],
  [-4, -1, "reduced"],
  [-4, -9, "worsened"],
  // There was none, and now there is one
  [0, 2, "worsened"],
  // |−4| = |4|, but a shortage became a surplus
  [-4, 4, "turned"],
  [9, -1, "turned"],
  [1, -9, "turned"],
  [null, 3, null],
  [3, null, null],
] as const)("a previous difference of %d that is now %d is %s", (before, now, effect) => {
  expect(recountEffect(recounted(before, now))).toBe(effect);
});

test("has no effect without a previous count or without a count", () => {
  expect(recountEffect({ ...recounted(3, 3), prevCountedStock: null })).toBeNull();
  expect(recountEffect({ ...recounted(3, 3), countedStock: null })).toBeNull();
});

test("a previous count of 0 is one", () => {
  expect(isRecounted({ prevCountedStock: 0 })).toBe(true);
  expect(isRecounted({ prevCountedStock: null })).toBe(false);
});

test("swapping short and over everywhere changes no effect", () => {
  const differences = fc.integer({ min: -3, max: 3 });
  fc.assert(
    fc.property(differences, differences, (before, now) => {
      expect(recountEffect(recounted(-before, -now))).toBe(recountEffect(recounted(before, now)));
    }),
  );
});
