import type { LineCheck } from "#domain/lines/line-checks.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";

/** Keeps the lines of a place together. */
const byPlace: readonly LineSort[] = [
  { field: "product.code", descending: false },
  { field: "location.code", descending: false },
];

/** Search parameters for the lines to which a check applies, among all lines. */
export function checkSearch(check: LineCheck): Pick<CountingSearch, "tab" | "filter" | "sort"> {
  return {
    tab: "lines",
    filter: { facets: { [check]: ["yes"] } },
    sort: check === "listed-twice" ? byPlace : [],
  };
}
