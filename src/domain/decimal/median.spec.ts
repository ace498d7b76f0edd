import { expect, test } from "vitest";
import { medianOf } from "./median.ts";

test.each([
  [[], null],
  [[7], 7],
  [[1, 4], 2.5],
  [[1, 4, 100], 4],
  [[-3, -1, 0, 0], -0.5],
])("median of %j is %d", (ascending, median) => {
  expect(medianOf(ascending)).toBe(median);
});
