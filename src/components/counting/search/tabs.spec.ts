import { describe, expect, it } from "vitest";
import { countingSearch } from "./search.ts";
import { searchForTab, sortInAddress } from "./tabs.ts";

const searchAt = (address: string) =>
  searchForTab(countingSearch.parse(new URLSearchParams(address)));

const largestFirst = { field: "absolute-value", descending: true } as const;

const addressOf = (address: string, sort = searchAt(address).sort) =>
  sortInAddress(searchAt(address), sort);

describe("the order of a tab", () => {
  it("is its own where the address has none, and then stays out of it", () => {
    expect(searchAt("tab=lines").sort).toEqual([]);
    expect(searchAt("tab=discrepancies").sort).toEqual([largestFirst]);
    expect(addressOf("tab=discrepancies")).toEqual([]);
    expect(addressOf("tab=lines", [largestFirst])).toEqual([largestFirst]);
  });

  it("is the address's where it has one", () => {
    const { sort } = searchAt("tab=discrepancies&sort=index");
    expect(sort).toEqual([{ field: "index", descending: false }]);
    expect(addressOf("tab=discrepancies", sort)).toEqual(sort);
    const turned = [{ ...largestFirst, descending: false }];
    expect(addressOf("tab=discrepancies", turned)).toEqual(turned);
  });

  it("is by the moment of the report for incidents, the newest first", () => {
    expect(searchAt("tab=incidents").sort).toEqual([
      { field: "incident.createdAt", descending: true },
    ]);
  });

  it("keeps the lines of a product together where it may be in the wrong place", () => {
    const byProduct = [{ field: "product.code", descending: false }, largestFirst];
    expect(searchAt("tab=lines&misplaced=yes").sort).toEqual(byProduct);
    expect(searchAt("tab=discrepancies&misplaced=yes").sort).toEqual(byProduct);
    expect(addressOf("tab=lines&misplaced=yes")).toEqual([]);
    expect(searchAt("tab=overview&misplaced=yes").sort).toEqual([]);
  });
});
