import { describe, expect, it } from "vitest";
import type { Scope } from "#contract/access.ts";
import { routeAt } from "#routes.ts";
import { isInScope } from "./in-scope.ts";

const all: Scope = { kind: "all" };
const counting: Scope = { kind: "counting", id: "a/b" };
const warehouse: Scope = { kind: "warehouse", warehouse: "7", name: null };

/** Those that lead to a page: slices may be missing. */
const pagesOf = (addresses: readonly string[]) => addresses.filter((path) => routeAt(path));

describe("a page that is out of scope", () => {
  const outside = (scope: Scope, hidden: ("costs" | "names")[] = []) =>
    [
      "/",
      "/countings/a%2Fb",
      "/countings/a%2Fb/print",
      "/countings/a",
      "/history",
      "/compare",
      "/incident-types",
      "/imports",
      "/imports/7",
      "/help",
      "/screen",
      "/shares",
      "/no-such-page",
    ].filter((path) => !isInScope({ scope, hidden }, path));

  it("is none for those who see everything", () => {
    expect(outside(all)).toEqual([]);
  });

  it("is every list and every other counting for a link of one", () => {
    expect(outside(counting)).toEqual(
      pagesOf([
        ...["/", "/countings/a", "/history", "/compare"],
        ...["/incident-types", "/imports", "/imports/7"],
      ]),
    );
  });

  it("is every list, but no comparison of two countings, for those who see chosen ones", () => {
    const chosen: Scope = { kind: "countings", ids: ["a/b", "c"] };
    expect(outside(chosen)).toEqual(
      pagesOf(["/", "/countings/a", "/history", "/incident-types", "/imports", "/imports/7"]),
    );
  });

  it("is a log for those who see a part, or not all of it", () => {
    expect(outside(warehouse)).toEqual(pagesOf(["/imports", "/imports/7"]));
    expect(outside(all, ["names"])).toEqual(pagesOf(["/imports", "/imports/7"]));
  });
});
