import { expect, test } from "vitest";
import { lineIndexIn } from "./line-index.ts";

const order = { version: 3, rows: Uint32Array.of(7, 0, 4) };

test("a line's index is that of its row in an order of the same version", () => {
  expect(lineIndexIn(order, { version: 3, row: 4 })).toBe(2);
  expect(lineIndexIn(order, { version: 3, row: 7 })).toBe(0);
});

test("a line outside the order has no index, and rows of another version are unknown", () => {
  expect(lineIndexIn(order, { version: 3, row: 5 })).toBeNull();
  expect(lineIndexIn(order, null)).toBeNull();
  expect(lineIndexIn(order, { version: 2, row: 4 })).toBeUndefined();
});
