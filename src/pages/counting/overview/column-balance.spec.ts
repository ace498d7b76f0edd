import { expect, test } from "vitest";
import { balancedProducts } from "./column-balance.ts";

const rows = { reasons: 6, zones: 9, people: 6, hasJudgement: true };

test("products fill the room beside zones and people", () => {
  const few = balancedProducts(rows);
  expect(balancedProducts({ ...rows, reasons: 0 })).toBeGreaterThan(few);
  expect(balancedProducts({ ...rows, people: 2 })).toBeLessThan(few);
});

test("there are never too few or too many", () => {
  expect(balancedProducts({ reasons: 12, zones: 1, people: 0, hasJudgement: false })).toBe(5);
  expect(balancedProducts({ reasons: 0, zones: 12, people: 8, hasJudgement: true })).toBe(14);
});
