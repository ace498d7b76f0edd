import { expect, it } from "vitest";
import { discrepancyRate } from "./discrepancy-rate.ts";

it("sets the discrepancies against the lines counted", () => {
  expect(discrepancyRate({ discrepancies: 4, counted: 80 })).toBe(0.05);
  expect(discrepancyRate({ discrepancies: 0, counted: 80 })).toBe(0);
  expect(discrepancyRate({ discrepancies: 90, counted: 80 })).toBe(1.125);
});

it("has no answer before anything was counted", () => {
  expect(discrepancyRate({ discrepancies: 0, counted: 0 })).toBeNull();
});
