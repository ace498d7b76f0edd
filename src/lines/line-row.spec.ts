import { expect, test } from "vitest";
import { rowsAround } from "./line-row.ts";

test.each([
  [0, 30, 5000, [0, 200]],
  [0, 30, 70, [0, 70]],
  [99, 130, 5000, [0, 300]],
  [250, 280, 5000, [100, 400]],
  [4980, 4999, 5000, [4800, 5000]],
  [0, 0, 0, [0, 0]],
])("with %d to %d of %d in view, %o are asked for", (first, last, count, asked) => {
  expect(rowsAround(first, last, count)).toEqual(asked);
});
