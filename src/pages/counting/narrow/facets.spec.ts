import { expect, test } from "vitest";
import { isNarrowedTo, narrowedTo } from "./facets.ts";

const left = { state: ["not-started", "in-progress"] };

test("a figure narrows to its lines, besides what else is chosen, and no longer when pressed again", () => {
  const filter = { text: "bolt", facets: { zone: ["A"], state: ["counted"] } };
  const once = narrowedTo(filter, left);
  expect(once).toEqual({ text: "bolt", facets: { zone: ["A"], ...left } });
  expect(isNarrowedTo(filter, left)).toBe(false);
  expect(isNarrowedTo(once, left)).toBe(true);
  expect(narrowedTo(once, left)).toEqual({ text: "bolt", facets: { zone: ["A"] } });
});

test("the order of values says nothing, and one of several is not all of them", () => {
  expect(isNarrowedTo({ facets: { state: ["in-progress", "not-started"] } }, left)).toBe(true);
  expect(isNarrowedTo({ facets: { state: ["in-progress"] } }, left)).toBe(false);
  expect(isNarrowedTo({}, left)).toBe(false);
});

test("a cell narrows by both of its facets, and nothing is left behind without them", () => {
  const cell = { incident: ["untyped"], zone: ["A"] };
  const narrowed = narrowedTo({ facets: { zone: ["B"] } }, cell);
  expect(narrowed).toEqual({ facets: cell });
  expect(narrowedTo(narrowed, cell)).toEqual({});
});
