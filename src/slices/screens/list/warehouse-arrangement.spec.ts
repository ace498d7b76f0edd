import { expect, it } from "vitest";
import type { CountingsPage } from "#api/countings/countings-page.ts";
import { aCounting } from "#testing/samples.ts";
import { warehouseArrangement } from "./warehouse-arrangement.ts";

/** A list of two pages with these active countings. */
function listOf(active: readonly string[]) {
  const items = ["1", "2", "3", "4", "5", "6"].map((id) =>
    aCounting({ id, active: active.includes(id) }),
  );
  const page = (some: typeof items) => ({ items: some }) as unknown as CountingsPage;
  return { pages: [page(items.slice(0, 3)), page(items.slice(3))] };
}

it("depends on the number of active countings, and includes every final result", () => {
  const arranged = (ids: string[], active: string[]) => {
    const { kind, countings } = warehouseArrangement(ids, listOf(active), () => null);
    return [kind, countings.map(({ id }) => id).join("")];
  };
  expect(arranged(["1", "2", "3", "4"], ["1", "2", "3", "4"])).toEqual(["pages", "1234"]);
  // One of five has just ended.
  expect(arranged(["1", "2", "3", "4", "5"], ["1", "2", "3", "4"])).toEqual(["pages", "12345"]);
  expect(arranged(["5", "4", "3", "2", "1"], ["1", "2", "3", "4", "5"])).toEqual(["rows", "54321"]);
  // One of six has just ended.
  expect(arranged(["1", "2", "3", "4", "5", "6"], ["1", "2", "3", "4", "5"])).toEqual([
    "rows",
    "123456",
  ]);
});

it("has a page for a final result that has left the list", () => {
  expect(warehouseArrangement(["gone"], listOf([]), () => "another")).toEqual({
    kind: "pages",
    countings: [{ id: "gone", name: "North", distinction: null }],
  });
});
