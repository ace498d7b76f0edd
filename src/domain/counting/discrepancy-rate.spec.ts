import { expect, it } from "vitest";
import { discrepancyRate } from "./discrepancy-rate.ts";

it("divides the discrepancies by the counted lines", () => {
  expect(discrepancyRate({ discrepancies: 4, counted: 80 })).toBe(0.05);
  expect(discrepancyRate({ discrepancies: 0, counted: 80 })).toBe(0);
  expect(discrepancyRate({ discrepancies: 90, counted: 80 })).toBe(1.125);
});

it("is null before anything was counted", () => {
  expect(discrepancyRate({ discrepancies: 0, counted: 0 })).toBeNull();
});
