import { expect, test } from "vitest";
import { facetsIn } from "#lines/facets/line-facets.ts";
import type { LineFilter } from "#lines/line-query.ts";
import {
  filterGroups,
  inGroup,
  inNoGroup,
  moreFacets,
  offeredFacets,
  withoutGroup,
} from "./filter-groups.ts";

const filter: LineFilter = {
  text: "pump",
  part: "discrepancies",
  facets: { difference: ["short"], lot: ["none"] },
  ranges: { value: { from: 1, to: null }, finishedAt: { from: null, to: 5 } },
};

test("a group has its facets and ranges, and nothing else of the filter", () => {
  expect(inGroup(filter, "difference")).toEqual({
    facets: { difference: ["short"] },
    ranges: { value: { from: 1, to: null } },
  });
  expect(inGroup(filter, "zone")).toEqual({});
});

test("clearing a group keeps text, part and every other condition", () => {
  expect(withoutGroup(filter, "difference")).toEqual({
    text: "pump",
    part: "discrepancies",
    facets: { lot: ["none"] },
    ranges: { finishedAt: { from: null, to: 5 } },
  });
  expect(withoutGroup({ facets: { zone: ["A"] } }, "zone")).toEqual({});
});

test("a filter without a button stays a chip", () => {
  expect(inNoGroup(filter)).toEqual({
    facets: { lot: ["none"] },
    ranges: { finishedAt: { from: null, to: 5 } },
  });
});

test("each facet is offered in one place, in order, and those of charts in no panel", () => {
  const places = ["left", "middle", "right", "hints", "checks"] as const;
  expect(places.flatMap((place): readonly string[] => facetsIn(place)).sort()).toEqual(
    [...moreFacets].sort(),
  );
  expect(filterGroups).toEqual(["state", "zone", "difference", "documented", "person"]);
  expect(facetsIn("left").indexOf("reason")).toBeLessThan(facetsIn("left").indexOf("incident"));
  expect(offeredFacets).not.toContain("product");
});
