import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, decimal, multiply, negate, zero } from "#domain/decimal/decimal.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { someLineFacts } from "#testing/samples.ts";
import { isDiscrepancy, lineValue } from "./discrepancy.ts";
import { type LineFacts, lineFacts } from "./line-facts.ts";
import { LineTotaller } from "./line-totals.ts";
import { headShare, RankedDifferences } from "./ranked-differences.ts";

function totalsOf(lines: readonly LineFacts[], matches: (row: number) => boolean = () => true) {
  const ranked = new RankedDifferences();
  for (const [row, line] of lines.entries()) ranked.add(line, row);
  return ranked.totals(matches);
}

const counted = (difference: number | null, costPrice: number | null = 1) =>
  someLineFacts({ finishedAt: 1, countedStock: 9, difference, costPrice });

describe("the totals of differences", () => {
  it("have net, short, over and absolute sums, and the head of the list", () => {
    const lines = [5, 25, 0, -60, -10, null].map((difference) => counted(difference));
    expect(totalsOf(lines)).toEqual({
      netUnits: "-40",
      netValue: "-40",
      gainValue: "30",
      lossValue: "70",
      absoluteValue: "100",
      head: 2,
      largest: 60,
    });
  });

  it("are of the lines that match alone", () => {
    const lines = [5, 25, -60, -10].map((difference) => counted(difference));
    expect(totalsOf(lines, (row) => row !== 2)).toMatchObject({
      netUnits: "20",
      absoluteValue: "40",
      head: 2,
      largest: 25,
    });
  });

  it("are exact", () => {
    expect(totalsOf([counted(0.1), counted(0.2), counted(3, 0.1)])).toMatchObject({
      netUnits: "3.3",
      netValue: "0.6",
    });
    // Exactly 80 % are enough, whatever 0.8 is as a double.
    expect(totalsOf([counted(0.8, 0.1), counted(0.2, 0.1)]).head).toBe(1);
  });

  it("have units but no values where the cost of a matching line is left out", () => {
    const lines = [counted(2), counted(0, null), counted(-5, null)];
    expect(totalsOf(lines)).toMatchObject({ netUnits: "-3", netValue: null, head: null });
    expect(totalsOf(lines, (row) => row === 0)).toMatchObject({ netValue: "2", head: 1 });
  });

  it("have no head where nothing differs, or differences are worth nothing", () => {
    const none = { absoluteValue: "0", netValue: "0", head: null };
    expect(totalsOf([])).toMatchObject({ ...none, largest: null });
    expect(totalsOf([counted(0)])).toMatchObject({ ...none, largest: null });
    expect(totalsOf([counted(4, 0)])).toMatchObject({ ...none, netUnits: "4", largest: 0 });
  });

  it("are those of the lines' figures, and no shorter list would be enough", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), fc.func(fc.boolean()), (sent, chosen) => {
        const lines = sent.map((line) => lineFacts(line));
        const matches = (row: number) => chosen(row);
        const selected = lines.filter((_, row) => matches(row));
        const totaller = new LineTotaller();
        for (const line of selected) totaller.add(line);
        const { netUnits, netValue, gainValue, lossValue, absoluteValue } = totaller.totals();
        const totals = totalsOf(lines, matches);
        const { head } = totals;
        expect(totals).toMatchObject({ netUnits, netValue, gainValue, lossValue, absoluteValue });
        if (netValue === null || head === null) return;
        const sizes = selected
          .filter((line) => isDiscrepancy(line))
          .map((line) => lineValue(line) ?? zero)
          .map((value) => (compare(value, zero) < 0 ? negate(value) : value))
          .sort((one, other) => compare(other, one));
        const sumOf = (count: number) => sizes.slice(0, count).reduce(add, zero);
        const enough = multiply(sumOf(sizes.length), decimal(headShare));
        expect(compare(sumOf(head), enough)).toBeGreaterThanOrEqual(0);
        expect(compare(sumOf(head - 1), enough)).toBeLessThan(0);
      }),
    );
  });
});
