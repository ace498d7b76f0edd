import { expect, test } from "vitest";
import type { Scope } from "#contract/access.ts";
import { dataAddresses } from "./data-addresses.ts";

const paths = (scope: Scope) => dataAddresses(scope, "comma").map(({ path }) => path);

test("addresses are those of the viewer's scope", () => {
  expect(paths({ kind: "all" })).toEqual([
    "/feed/countings.csv",
    "/feed/countings/ID/lines.csv",
    "/feed/countings/ID/figures.json",
    "/feed/history.csv",
    "/metrics",
    "/openapi.json",
  ]);
  expect(paths({ kind: "warehouse", warehouse: "7", name: null })).not.toContain("/metrics");
  expect(paths({ kind: "counting", id: "a/b" })).toEqual([
    "/feed/countings/a%2Fb/lines.csv",
    "/feed/countings/a%2Fb/figures.json",
    "/openapi.json",
  ]);
  expect(paths({ kind: "countings", ids: ["a", "b"] })).toContain("/feed/countings/b/lines.csv");
});

test("files are written as spreadsheets of the viewer's region read them", () => {
  const [semicolon] = dataAddresses({ kind: "all" }, "semicolon");
  const [point] = dataAddresses({ kind: "all" }, "semicolon-point");
  expect(semicolon?.path).toBe("/feed/countings.csv?decimal=comma");
  expect(point?.path).toBe("/feed/countings.csv?separator=semicolon");
});
