import { expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import { isPackHint, wholePacks } from "./pack-hint.ts";

test.each([
  ["one package short", -12, 12, true],
  ["three over", 36, 12, true],
  ["part of one", 6, 12, false],
  ["more than one, not two", 18, 12, false],
  ["units sold singly", 5, 1, false],
  ["parts of a unit", 5, 0.5, false],
  // 3 × 1.1 = 3.3, which binary fractions divide with a remainder
  ["packages of 1.1", 3.3, 1.1, true],
  ["a huge difference", 1e21, 1000, true],
  ["no difference", 0, 12, false],
  ["an unknown one", null, 12, false],
])("%s", (_, difference, packagingUnit, expected) => {
  const line = someLineFacts({ finishedAt: 1, countedStock: 9, difference, packagingUnit });
  expect(isPackHint(line)).toBe(expected);
});

test("a finish without a count is no pack hint", () => {
  expect(isPackHint(someLineFacts({ finishedAt: 1, difference: 12, packagingUnit: 12 }))).toBe(
    false,
  );
});

test.each([
  [-12, 12, 1],
  [36, 12, 3],
  [3.3, 1.1, 3],
  [18, 12, null],
  [5, 1, null],
  [0, 12, null],
  [null, 12, null],
])("%d in packages of %d are %d", (difference, packagingUnit, expected) => {
  expect(wholePacks(difference, packagingUnit)).toBe(expected);
});
