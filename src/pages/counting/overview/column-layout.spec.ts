import { expect, test } from "vitest";
import { balancedZones, columnLayout, rowsOfDone } from "./column-layout.ts";

const rows = { products: 30, reasons: 6, zones: 9, people: 5, hasJudgement: true };

test("products fill the room beside zones and people", () => {
  const few = columnLayout(rows);
  expect(few).toMatchObject({ isReasonsRight: false, isPeopleLeft: false });
  expect(columnLayout({ ...rows, reasons: 0 }).products).toBeGreaterThan(few.products);
  expect(columnLayout({ ...rows, people: 2 }).products).toBeLessThan(few.products);
});

test("there are never too few or too many products", () => {
  const { products } = columnLayout({ ...rows, reasons: 12, zones: 1, people: 0 });
  expect(products).toBeGreaterThanOrEqual(5);
  expect(columnLayout({ ...rows, reasons: 0, zones: 20 }).products).toBeLessThanOrEqual(14);
});

test("people move to a left column that would be almost empty", () => {
  expect(columnLayout({ ...rows, products: 0, reasons: 0 })).toMatchObject({
    isReasonsRight: false,
    isPeopleLeft: true,
  });
});

test("zones before the first counted line are as many as the sections beside them have room for", () => {
  expect(balancedZones(1, 5)).toBeGreaterThan(balancedZones(1, 2));
  expect(balancedZones(2, 2)).toBeGreaterThan(balancedZones(1, 2));
  expect(balancedZones(0, 0)).toBeGreaterThanOrEqual(4);
});

test("products and progress of a counting that is done are about as high as few decisions and their reasons", () => {
  expect(rowsOfDone({ decisions: 2, reasons: 0 })).toEqual({ products: 5, bars: 6 });
  expect(rowsOfDone({ decisions: 0, reasons: 0 })).toEqual({ products: 5, bars: 4 });
  expect(rowsOfDone({ decisions: 3, reasons: 8 })).toEqual(rowsOfDone(null));
});
