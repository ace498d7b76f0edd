import { expect, test } from "vitest";
import { byMostLeft, byMostLines, zonesToShow } from "./group-order.ts";

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

const zones = [
  { key: "B", lines: 40, left: 0 },
  { key: "A10", lines: 5, left: 5 },
  { key: "A2", lines: 9, left: 9 },
  { key: "C", lines: 8, left: 7 },
];
const visible = (max: number) => zonesToShow(zones, max).map(({ key }) => key);

test("zones are by code if they fit, else those with most lines left", () => {
  expect(visible(8)).toEqual(["A2", "A10", "B", "C"]);
  expect(visible(2)).toEqual(["A2", "C"]);
  const done = zones.map((zone) => ({ ...zone, left: zone.key === "C" ? 1 : 0 }));
  expect(zonesToShow(done, 3).map(({ key }) => key)).toEqual(["C"]);
  expect(zonesToShow(done, 4)).toHaveLength(4);
});
