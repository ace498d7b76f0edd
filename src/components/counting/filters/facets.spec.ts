import { expect, test } from "vitest";
import { canFilterBy, filterWithin, matchesExactly, toggleFacets, toggleFilter } from "./facets.ts";

const left = { state: ["not-started", "in-progress"] };

test("a click on a figure adds its facets to the filter, and a second one removes them", () => {
  const filter = { text: "bolt", facets: { zone: ["A"], state: ["counted"] } };
  const once = toggleFilter(filter, left);
  expect(once).toEqual({ text: "bolt", facets: { zone: ["A"], ...left } });
  expect(matchesExactly(filter, left)).toBe(false);
  expect(matchesExactly(once, left)).toBe(true);
  expect(toggleFilter(once, left)).toEqual({ text: "bolt", facets: { zone: ["A"] } });
});

test("values match in any order, but only if all are chosen", () => {
  expect(matchesExactly({ facets: { state: ["in-progress", "not-started"] } }, left)).toBe(true);
  expect(matchesExactly({ facets: { state: ["in-progress"] } }, left)).toBe(false);
  expect(matchesExactly({}, left)).toBe(false);
});

test("a cell filters by both of its facets and removes both", () => {
  const cell = { incident: ["untyped"], zone: ["A"] };
  const narrowed = toggleFilter({ facets: { zone: ["B"] } }, cell);
  expect(narrowed).toEqual({ facets: cell });
  expect(toggleFilter(narrowed, cell)).toEqual({});
});

test("a figure filters within the values chosen already", () => {
  const begun = { facets: { state: ["in-progress", "counted"], zone: ["A"] } };
  expect(toggleFilter(begun, left)).toEqual({ facets: { state: ["in-progress"], zone: ["A"] } });
  expect(filterWithin({ facets: left }, left)).toEqual({ facets: left });
});

test("a figure can be clicked if that changes the lines shown", () => {
  expect(canFilterBy({}, left, 3)).toBe(true);
  expect(canFilterBy({}, left, null)).toBe(true);
  expect(canFilterBy({}, left, 0)).toBe(false);
  expect(canFilterBy({ facets: left }, left, 0)).toBe(true);
  // The lines counted and those that match are the same.
  expect(canFilterBy({ facets: { state: ["in-progress"] } }, left, 3)).toBe(false);
  expect(canFilterBy({ facets: { state: ["in-progress", "counted"] } }, left, 3)).toBe(true);
});

test("a click on a figure leaves the tab of a part for that of all lines", () => {
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
