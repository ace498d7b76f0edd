import { expect, test } from "vitest";
import { countingSearch } from "#components/counting/search/search.ts";
import { queueSearch } from "./links.ts";

const address = (...of: Parameters<typeof queueSearch>) =>
  countingSearch.update(new URLSearchParams(), queueSearch(...of)).toString();

test("the incidents queue opens its tab without a facet", () => {
  expect(address("incident", {})).toBe("tab=incidents&sort=incident.type.name");
  expect(address("incident", { facets: { zone: ["A"], incident: ["Damaged"] } })).toBe(
    "tab=incidents&zone=A&incident=Damaged&sort=incident.type.name",
  );
});

test("a queue keeps the current filter", () => {
  expect(address("not-counted", { text: "bolt", facets: { state: ["in-progress"] } })).toBe(
    "tab=lines&q=bolt&state=in-progress&sort=location.code",
  );
  expect(address("undocumented", {})).toBe("tab=lines&documented=no&sort=-absolute-value");
});
