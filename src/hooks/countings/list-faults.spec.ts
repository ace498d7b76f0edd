import { expect, it } from "vitest";
import { listFaults } from "./list-faults.ts";

it("counts positions across pages", () => {
  const fault = { position: 1, field: "warehouse.id" };
  const pages = [
    { items: [], faults: [{ position: 0, field: "" }, fault] },
    { items: [], faults: [fault] },
  ];
  expect(listFaults(pages)).toEqual([
    { index: 1, field: "" },
    { index: 2, field: "warehouse.id" },
    { index: 4, field: "warehouse.id" },
  ]);
});
