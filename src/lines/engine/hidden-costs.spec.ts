import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { lineSchema, lineWithoutCostsSchema, type SentLine } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { everyLine } from "#lines/line-query.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { aCountedLine, someMetrics } from "#testing/samples.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { LineTable } from "./line-table.ts";

/** A line as the gateway sends it without costs. */
function withoutCosts(line: SentLine): SentLine {
  const { product } = line;
  const metrics = product.metrics && {
    ...product.metrics,
    valueAbc: null,
    valueRanking: null,
    valueTotal: null,
    priceAbc: null,
    priceRanking: null,
    priceMonth: null,
    price6Mo: null,
    priceYear: null,
  };
  return { ...line, costPrice: null, product: { ...product, costPrice: null, metrics } };
}

function columnsOf(lines: readonly unknown[]): LineColumns {
  const columns = new LineColumns(true);
  for (const line of lines) expect(columns.add(line)).toBe(true);
  return columns;
}

const short = aCountedLine(8, -2);
const sound = aCountedLine(5, 0);
const product = { ...short.product, metrics: someMetrics() };
const hidden = [{ ...short, product }, sound].map(withoutCosts);

test("a line without costs is accepted when they are left out, and only then", () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      const sent = withoutCosts(line);
      expect(v.safeParse(lineWithoutCostsSchema, sent).success).toBe(true);
      expect(v.safeParse(lineSchema, sent).success).toBe(false);
      expect(new LineColumns().add(sent)).toBe(false);
      expect(columnsOf([sent]).line(0).product.metrics?.valueAbc ?? null).toBeNull();
    }),
    { numRuns: 30 },
  );
  expect(columnsOf(hidden).line(0)).toMatchObject({
    costPrice: null,
    product: { costPrice: null, metrics: { abc: product.metrics.abc, priceYear: null } },
  });
});

test("only fields that depend on costs may be missing", () => {
  const columns = new LineColumns(true);
  const metrics = { ...product.metrics, stockRanking: null };
  expect(columns.add({ ...short, product: { ...product, metrics } })).toBe(false);
  expect(columns.add({ ...short, productStock: null })).toBe(false);
});

test("without costs all values are null, not 0; quantities stay", () => {
  const table = new LineTable(columnsOf(hidden), 0);
  const { totals, products, zones } = table.figures(everyLine, defaultViewSettings);
  expect(totals).toMatchObject({
    discrepancies: 1,
    netUnits: "-2",
    netValue: null,
    absoluteValue: null,
    gainValue: null,
    lossValue: null,
    expectedValue: null,
    countedValue: null,
    leftValue: null,
  });
  expect(table.totals(everyLine, defaultViewSettings)).toEqual({
    netUnits: "-2",
    netValue: null,
    lossValue: null,
    gainValue: null,
    absoluteValue: null,
    head: null,
    largest: null,
  });
  expect(zones.groups[0]).toMatchObject({ lines: 2, netValue: null });
  expect(products).toMatchObject({ withDiscrepancy: 1, makingUp80: null });
  expect(products.top[0]).toMatchObject({ discrepancies: 1, cumulativeShare: null });
  const rows = table.rows(Uint32Array.of(0, 1), ["value", "costPrice", "difference"]);
  expect(rows.map(({ value, costPrice }) => [value, costPrice])).toEqual([
    [null, null],
    [null, null],
  ]);
  const worth = table.order({ ranges: { value: { from: null, to: 0 } } }, [], defaultViewSettings);
  expect(worth).toHaveLength(0);
});
