import { expect, test } from "vitest";
import { byMostLeft, byMostLines } from "./group-order.ts";

const groups = [
  { key: "done", lines: 9, left: 0 },
  { key: "begun", lines: 5, left: 3 },
  { key: "small", lines: 2, left: 0 },
  { key: "large", lines: 8, left: 3 },
];
const keys = (order: typeof byMostLeft) => groups.toSorted(order).map(({ key }) => key);

test("sorts by lines left, then by lines", () => {
  expect(keys(byMostLeft)).toEqual(["large", "begun", "done", "small"]);
  expect(keys(byMostLines)).toEqual(["done", "large", "begun", "small"]);
});
