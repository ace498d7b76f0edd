import { expect, it } from "vitest";
import { shownIds } from "./shown-ids.ts";

const warehouse = (id: number, name: string, code: string) => ({ id, name, code, slug: `s${id}` });

it("has the ids of warehouses that are named alike, also in other cases and spaces", () => {
  const ids = shownIds([
    warehouse(1, "Main", "M1"),
    warehouse(2, "Main", "M2"),
    warehouse(3, "North", "N"),
    warehouse(4, " north", "n "),
    warehouse(5, "East  Side", "E"),
    warehouse(6, "East", "Side E"),
  ]);
  expect([...ids]).toEqual([3, 4, 5, 6]);
});
