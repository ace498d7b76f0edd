import { expect, test } from "vitest";
import { ZoneAssignments } from "./zone-assignments.ts";

test("assignments have the lines left and the finishes of each person in each zone", () => {
  const assignments = new ZoneAssignments();
  assignments.add("B", { userId: 7, finishedAt: 20 });
  assignments.add("A", { userId: 7, finishedAt: null });
  assignments.add("B", { userId: 8, finishedAt: null });
  assignments.add("B", { userId: 7, finishedAt: 10 });
  expect(assignments.list()).toEqual([
    { zone: "B", person: 7, left: 0, finishes: Float64Array.of(10, 20) },
    { zone: "B", person: 8, left: 1, finishes: Float64Array.of() },
    { zone: "A", person: 7, left: 1, finishes: Float64Array.of() },
  ]);
});

test("of more than 200 zones, those with most lines left have assignments", () => {
  const assignments = new ZoneAssignments();
  for (let zone = 0; zone < 201; zone += 1) {
    assignments.add(`Z${zone}`, { userId: 1, finishedAt: zone === 5 ? 10 : null });
  }
  const zones = assignments.list().map(({ zone }) => zone);
  expect(zones).toHaveLength(200);
  expect(zones).not.toContain("Z5");
});
