import { expect, test } from "vitest";
import { canFilterBy, isNarrowedTo, narrowedTo, narrowedWithin, toggleFacets } from "./facets.ts";

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

test("a figure counts within the values that are chosen already, and so narrows within them", () => {
  const begun = { facets: { state: ["in-progress", "counted"], zone: ["A"] } };
  expect(narrowedTo(begun, left)).toEqual({ facets: { state: ["in-progress"], zone: ["A"] } });
  expect(narrowedWithin({ facets: left }, left)).toEqual({ facets: left });
});

test("a figure is pressed where there are lines to narrow to, or to have back", () => {
  expect(canFilterBy({}, left, 3)).toBe(true);
  expect(canFilterBy({}, left, null)).toBe(true);
  expect(canFilterBy({}, left, 0)).toBe(false);
  expect(canFilterBy({ facets: left }, left, 0)).toBe(true);
  // The lines counted and those that match are the same.
  expect(canFilterBy({ facets: { state: ["in-progress"] } }, left, 3)).toBe(false);
  expect(canFilterBy({ facets: { state: ["in-progress", "counted"] } }, left, 3)).toBe(true);
});

test("a part of the lines is left for all of them, which a figure is of", () => {
  const facets = { state: ["counted"] };
  expect(toggleFacets({ tab: "incidents", filter: {} }, facets)).toEqual({
    tab: "lines",
    filter: { facets },
  });
  expect(toggleFacets({ tab: "incidents", filter: { facets } }, facets)).toEqual({ filter: {} });
  for (const tab of ["overview", "lines", "people"] as const) {
    expect(toggleFacets({ tab, filter: {} }, facets)).toEqual({ filter: { facets } });
  }
});
