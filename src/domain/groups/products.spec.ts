import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compare, parseDecimal } from "#domain/decimal/decimal.ts";
import { shareOf } from "#domain/decimal/ratio.ts";
import { CountingContext } from "#domain/lines/counting-context.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { type LineFacts, lineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { someLineFacts } from "#testing/samples.ts";
import { ProductTotaller, type ProductTotals } from "./products.ts";

function productsOf(lines: readonly LineFacts[], max?: number): ProductTotals {
  const survey = new CountingContext();
  for (const line of lines) survey.add(line);
  const measure = new LineEvaluation(defaultViewSettings, survey);
  const totaller = new ProductTotaller();
  for (const line of lines) totaller.add(line, measure.read(line));
  return totaller.totals(max);
}

const counted = (id: string, difference: number, costPrice: number | null = 1) =>
  someLineFacts({
    finishedAt: 1,
    countedStock: 9,
    productId: id,
    productCode: `SKU-${id}`,
    productDescription: `Bearing ${id}`,
    difference,
    costPrice,
  });

const nothing = { withDiscrepancy: 0, makingUp80: 0, top: [] };

describe("products", () => {
  test("are empty without lines or without discrepancies", () => {
    for (const lines of [[], [counted("a", 0), someLineFacts()]]) {
      expect(productsOf(lines)).toEqual(nothing);
    }
  });

  test("are ordered by absolute value of their differences, with the cumulative share", () => {
    const lines = [
      counted("a", 1),
      // 30 − 20 is 10 net, 50 without signs
      counted("b", 30),
      counted("b", -20),
      counted("c", -40),
      counted("d", 9),
      counted("a", 0),
    ];
    const { top, withDiscrepancy, makingUp80 } = productsOf(lines);
    // 50, 90, 99, 100 of 100
    expect(top.map(({ description }) => description)).toEqual(
      ["b", "c", "d", "a"].map((id) => `Bearing ${id}`),
    );
    expect(top.map(({ key, cumulativeShare }) => [key, cumulativeShare])).toEqual([
      ["b", 0.5],
      ["c", 0.9],
      ["d", 0.99],
      ["a", 1],
    ]);
    expect(top[0]).toMatchObject({ name: "SKU-b", netValue: "10", absoluteValue: "50" });
    // Lines without a discrepancy belong to the product, too.
    expect(top[3]).toMatchObject({ lines: 2, discrepancies: 1 });
    expect([withDiscrepancy, makingUp80]).toEqual([4, 2]);
  });

  test("that make up exactly 80 % are enough", () => {
    // 8 of 10; binary fractions make 0.7 + 0.1 less than 0.8
    expect(productsOf([counted("a", 8), counted("b", 2)]).makingUp80).toBe(1);
    const tenths = [counted("a", 0.7), counted("b", 0.1), counted("c", 0.1), counted("d", 0.1)];
    expect(productsOf(tenths).makingUp80).toBe(2);
  });

  test("worth nothing are listed without a share", () => {
    const { top, makingUp80 } = productsOf([counted("a", 5, 0)]);
    expect(top).toMatchObject([{ key: "a", discrepancies: 1, cumulativeShare: null }]);
    expect(makingUp80).toBe(0);
  });

  test("worth nothing are ordered by absolute units", () => {
    const lines = [counted("a", 3, 0), counted("b", -5000, 0), counted("c", 40, 0)];
    const { top, makingUp80 } = productsOf(lines);
    expect(top.map(({ key }) => key)).toEqual(["b", "c", "a"]);
    expect(top.map(({ cumulativeShare }) => cumulativeShare)).toEqual([null, null, null]);
    expect(makingUp80).toBe(0);
  });

  test("are ordered by absolute units without a share when costs are left out", () => {
    const lines = [
      counted("a", 3, null),
      // 4 − 5 is −1 net, 9 without signs
      counted("b", 4, null),
      counted("b", -5, null),
      counted("c", -7, null),
    ];
    const { top, makingUp80 } = productsOf(lines);
    expect(top.map(({ key, absoluteUnits }) => [key, absoluteUnits])).toEqual([
      ["b", "9"],
      ["c", "7"],
      ["a", "3"],
    ]);
    expect(top.map(({ cumulativeShare }) => cumulativeShare)).toEqual([null, null, null]);
    expect(makingUp80).toBeNull();
  });

  test("are ordered even if their values are equal as doubles", () => {
    const lines = [counted("a", 1e21), counted("b", 1e21), counted("b", 1e-7)];
    expect(productsOf(lines).top.map(({ key }) => key)).toEqual(["b", "a"]);
  });

  test("beyond the maximum are only counted", () => {
    const lines = [counted("a", 1), counted("b", 2), counted("c", 3)];
    const { top, withDiscrepancy } = productsOf(lines, 2);
    expect(top.map(({ key }) => key)).toEqual(["c", "b"]);
    expect(withDiscrepancy).toBe(3);
  });
});

test("have shares that rise to 1 by falling values, and add up to the counting's", () => {
  fc.assert(
    fc.property(fc.array(anyLine.map(lineFacts)), (lines) => {
      const { top, makingUp80 } = productsOf(lines);
      const totaller = new LineTotaller();
      for (const line of lines) totaller.add(line);
      const { absoluteValue, discrepancies } = totaller.totals();
      expect(top.reduce((all, product) => all + product.discrepancies, 0)).toBe(discrepancies);
      for (const [index, product] of top.entries()) {
        const before = top[index - 1];
        if (before === undefined) {
          expect(product.cumulativeShare).toBe(shareOf(product.absoluteValue, absoluteValue));
          continue;
        }
        const [higher, value] = [before, product].map((one) =>
          parseDecimal(one.absoluteValue ?? ""),
        );
        if (higher && value) expect(compare(higher, value)).toBeGreaterThanOrEqual(0);
        expect(product.cumulativeShare ?? 1).toBeGreaterThanOrEqual(before.cumulativeShare ?? 1);
      }
      expect(top.at(-1)?.cumulativeShare ?? 1).toBe(1);
      expect(top.slice(0, makingUp80 ?? 0).at(-1)?.cumulativeShare ?? 1).toBeGreaterThanOrEqual(
        0.8,
      );
      expect(top.slice(0, makingUp80 ?? 0).at(-2)?.cumulativeShare ?? 0).toBeLessThan(0.8);
    }),
  );
});
