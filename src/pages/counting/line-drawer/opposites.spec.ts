import { expect, test } from "vitest";
import { nearestOpposites, type OtherLine } from "./opposites.ts";

const other = (id: number, difference: number): OtherLine => ({
  id,
  location: `A-0${id}`,
  difference,
});
const idsOf = (difference: number | null, differences: readonly number[]) => {
  const lines = differences.map((units, index) => other(index + 1, units));
  const { nearest, more } = nearestOpposites(difference, lines);
  return [nearest.map(({ id }) => id), more];
};

test("a line that is short names those that are over, the nearest in size first", () => {
  expect(idsOf(-5, [-5, 12, 5, 4])).toEqual([[3, 4, 2], 0]);
  expect(idsOf(3, [3, -1])).toEqual([[2], 0]);
});

test("at most three are named", () => {
  expect(idsOf(-1, [1, 2, 3, 4, 5])).toEqual([[1, 2, 3], 2]);
});

test("without a difference there is none", () => {
  expect(idsOf(0, [1, -1])).toEqual([[], 0]);
  expect(idsOf(null, [1, -1])).toEqual([[], 0]);
});
