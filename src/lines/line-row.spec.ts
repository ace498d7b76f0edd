import { expect, test } from "vitest";
import { blocksOf, rowsAround, rowsToPrefetch } from "./line-row.ts";

test.each([
  [0, 30, 5000, [0, 200]],
  [0, 30, 70, [0, 70]],
  [99, 130, 5000, [0, 300]],
  [250, 280, 5000, [100, 400]],
  [4980, 4999, 5000, [4800, 5000]],
  [0, 0, 0, [0, 0]],
])("with %d to %d of %d in view, requests %o", (first, last, count, expected) => {
  expect(rowsAround(first, last, count)).toEqual(expected);
});

test.each([
  [0, 30, 5000, [[0, 100]]],
  [0, 30, 70, [[0, 70]]],
  [
    0,
    130,
    250,
    [
      [0, 100],
      [100, 200],
    ],
  ],
  [
    1,
    30,
    350,
    [
      [0, 100],
      [100, 200],
      [200, 300],
      [300, 350],
    ],
  ],
  [
    450,
    480,
    650,
    [
      [100, 200],
      [200, 300],
      [300, 400],
      [400, 500],
      [500, 600],
      [600, 650],
    ],
  ],
  [0, 0, 0, []],
])("with %d to %d of %d in view, requests the blocks %o", (first, last, count, blocks) => {
  expect(blocksOf(...rowsToPrefetch(first, last, count))).toEqual(blocks);
});
