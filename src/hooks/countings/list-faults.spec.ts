import { expect, it } from "vitest";
import { listFaults } from "./list-faults.ts";

it("counts places on from page to page", () => {
  const fault = { position: 1, field: "warehouse.id" };
  const pages = [
    { items: [], faults: [{ position: 0, field: "" }, fault] },
    { items: [], faults: [fault] },
  ];
  expect(listFaults(pages)).toEqual([
    { place: 1, field: "" },
    { place: 2, field: "warehouse.id" },
    { place: 4, field: "warehouse.id" },
  ]);
});
