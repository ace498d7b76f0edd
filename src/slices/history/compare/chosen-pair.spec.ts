import { expect, it } from "vitest";
import { chosenPair } from "./use-chosen-comparison.ts";

const count = (id: string, day: string, warehouse: number) => ({
  id,
  startedAt: `2026-11-${day}T06:00:00Z`,
  warehouse: { id: warehouse, name: "North", code: "N", slug: "n" },
});
const counts = [
  count("x", "20", 2),
  count("late", "19", 1),
  count("mid", "12", 1),
  count("early", "05", 1),
];
const ids = (a: string, b: string) => {
  const pair = chosenPair(counts, { a, b });
  return pair && [pair.a.id, pair.b.id];
};

it("is the pair of the address, or the count before it in its warehouse", () => {
  expect(ids("early", "late")).toEqual(["early", "late"]);
  expect(ids("", "late")).toEqual(["mid", "late"]);
  expect(ids("", "early")).toEqual(["mid", "early"]);
});

it("is the latest one without counts in the address, and none where no two are of a warehouse", () => {
  expect(ids("", "")).toEqual(["mid", "late"]);
  expect(ids("", "x")).toBe(null);
  expect(ids("late", "gone")).toBe(null);
  expect(ids("late", "late")).toBe(null);
});
