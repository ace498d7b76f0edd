import { expect, test } from "vitest";
import { stripScope } from "./strip-scope.ts";

const filter = { facets: { zone: ["A"] } };
const whole = { isNarrowed: false, isRefused: false };
const narrowed = { isNarrowed: true, isRefused: false };
const refused = { isNarrowed: false, isRefused: true };

test("while no filter is in force there is nothing to say, also of a part of the lines", () => {
  for (const tab of ["overview", "lines", "people"] as const) {
    expect(stripScope({ tab, filter: {} }, whole)).toBeNull();
  }
  expect(stripScope({ tab: "incidents", filter: { part: "incidents" } }, whole)).toBeNull();
});

test("above charts, figures are of the lines that match, once those are added up", () => {
  expect(stripScope({ tab: "overview", filter }, whole)).toBeNull();
  expect(stripScope({ tab: "overview", filter }, narrowed)).toBe("matching");
  expect(stripScope({ tab: "people", filter }, narrowed)).toBe("matching");
  expect(stripScope({ tab: "overview", filter }, refused)).toBe("all");
});

test("above tables of lines, figures stay those of all lines, whatever the table is narrowed to", () => {
  expect(stripScope({ tab: "lines", filter }, whole)).toBe("all");
  expect(stripScope({ tab: "lines", filter: { text: "bolt" } }, whole)).toBe("all");
  expect(stripScope({ tab: "incidents", filter: { ...filter, part: "incidents" } }, whole)).toBe(
    "all",
  );
});
