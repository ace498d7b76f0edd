import { expect, test } from "vitest";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineSort } from "#lines/line-query.ts";
import { aLine } from "#testing/samples.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { LineTable } from "./line-table.ts";
import { withUnits } from "./row-sorts.ts";

const differences = [3, -1, 0, -5000, null, 40];

function orderOf(costPrice: number | null, sorts: readonly LineSort[]): readonly number[] {
  const columns = new LineColumns(costPrice === null);
  differences.forEach((difference, index) => {
    const { product, ...line } = aLine({ id: index, index, difference });
    columns.add({ ...line, costPrice, product: { ...product, costPrice } });
  });
  return [...new LineTable(columns, 0).order({}, withUnits(sorts), defaultViewSettings)];
}

test.each([
  ["the same at cost", 2],
  ["0 at cost", 0],
  ["hidden at cost", null],
])("the largest difference comes first where all are %s", (_, cost) => {
  const largest = { field: "absolute-value", descending: true } as const;
  expect(orderOf(cost, [largest])).toEqual([3, 5, 0, 1, 2, 4]);
  expect(orderOf(cost, [{ ...largest, descending: false }])).toEqual([2, 1, 0, 5, 3, 4]);
  expect(orderOf(cost, [{ field: "value", descending: false }])).toEqual([3, 1, 2, 0, 5, 4]);
});
