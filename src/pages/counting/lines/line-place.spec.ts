import { expect, test } from "vitest";
import { placeIn } from "./line-place.ts";

const order = { version: 3, rows: Uint32Array.of(7, 0, 4) };

test("a line's place is that of its row in the order of the same version", () => {
  expect(placeIn(order, { version: 3, row: 4 })).toBe(2);
  expect(placeIn(order, { version: 3, row: 7 })).toBe(0);
});

test("a line that is not in the order has none, and rows of another version tell nothing", () => {
  expect(placeIn(order, { version: 3, row: 5 })).toBeNull();
  expect(placeIn(order, null)).toBeNull();
  expect(placeIn(order, { version: 2, row: 4 })).toBeUndefined();
});
