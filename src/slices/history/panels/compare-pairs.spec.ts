import { expect, it } from "vitest";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { commonShare, pairsOf } from "./compare-pairs.ts";

const counting = (id: string, day: string, lines: number) =>
  ({ id, startedAt: `2026-11-${day}T06:00:00Z`, lines }) as ArchivedCounting;

it("begins with the two largest counts, the earlier one first", () => {
  const pairs = pairsOf([
    counting("small", "20", 10),
    counting("late", "19", 500),
    counting("early", "02", 900),
  ]);
  expect(pairs.map(({ a, b }) => [a.id, b.id])).toEqual([
    ["early", "late"],
    ["early", "small"],
    ["late", "small"],
  ]);
  expect(pairsOf([counting("one", "01", 5)])).toEqual([]);
});

it("measures the common places by the smaller count", () => {
  const sums = { products: 1, unitsA: "0", unitsB: "0" };
  const comparison = {
    a: counting("a", "01", 200),
    b: counting("b", "02", 50),
    kinds: [
      { kind: "again" as const, places: 3, ...sums },
      { kind: "right" as const, places: 2, ...sums },
    ],
  };
  expect(commonShare(comparison)).toBe(0.1);
});
