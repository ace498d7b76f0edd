import { describe, expect, it } from "vitest";
import { countingSearch } from "./search.ts";
import { searchForTab, sortInAddress } from "./tabs.ts";

const searchAt = (address: string) =>
  searchForTab(countingSearch.parse(new URLSearchParams(address)));

const largestFirst = { field: "absolute-value", descending: true } as const;

describe("the order of a tab", () => {
  it("is its own where the address has none, and then stays out of it", () => {
    expect(searchAt("tab=lines").sort).toEqual([]);
    const { sort } = searchAt("tab=discrepancies");
    expect(sort).toEqual([largestFirst]);
    expect(sortInAddress("discrepancies", sort)).toEqual([]);
    expect(sortInAddress("lines", sort)).toEqual(sort);
  });

  it("is the address's where it has one", () => {
    const { sort } = searchAt("tab=discrepancies&sort=index");
    expect(sort).toEqual([{ field: "index", descending: false }]);
    expect(sortInAddress("discrepancies", sort)).toEqual(sort);
    const turned = [{ ...largestFirst, descending: false }];
    expect(sortInAddress("discrepancies", turned)).toEqual(turned);
  });
});
