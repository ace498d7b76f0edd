import { expect, test } from "vitest";
import { stripScope } from "./strip-scope.ts";

const filter = { facets: { zone: ["A"] } };
const whole = { isFiltered: false, isRefused: false };
const narrowed = { isFiltered: true, isRefused: false };
const refused = { isFiltered: false, isRefused: true };

test("without a filter there is no scope, also on the tab of a part", () => {
  for (const tab of ["overview", "lines", "people"] as const) {
    expect(stripScope({ tab, filter: {} }, whole)).toBeNull();
  }
  expect(stripScope({ tab: "incidents", filter: { part: "incidents" } }, whole)).toBeNull();
});

test("above charts, figures cover the matching lines once these have loaded", () => {
  expect(stripScope({ tab: "overview", filter }, whole)).toBeNull();
  expect(stripScope({ tab: "overview", filter }, narrowed)).toBe("matching");
  expect(stripScope({ tab: "people", filter }, narrowed)).toBe("matching");
  expect(stripScope({ tab: "overview", filter }, refused)).toBe("all");
});

test("above tables, figures cover all lines whatever the filter", () => {
  expect(stripScope({ tab: "lines", filter }, whole)).toBe("all");
  expect(stripScope({ tab: "lines", filter: { text: "bolt" } }, whole)).toBe("all");
  expect(stripScope({ tab: "incidents", filter: { ...filter, part: "incidents" } }, whole)).toBe(
    "all",
  );
});
