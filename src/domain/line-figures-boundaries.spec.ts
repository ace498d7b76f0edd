import { describe, expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import { shareOf } from "./decimal/ratio.ts";
import { accuracy, accuracyWithinTolerance, documentationCoverage } from "./lines/accuracy.ts";
import { CountingContext } from "./lines/counting-context.ts";
import type { LineFacts } from "./lines/line-facts.ts";
import { type LineFigures, LineFiguresTotaller } from "./lines/line-figures.ts";
import { defaultViewSettings } from "./lines/view-settings.ts";

function figuresOf(lines: readonly LineFacts[]): LineFigures {
  const survey = new CountingContext();
  for (const line of lines) survey.add(line);
  const totaller = new LineFiguresTotaller(defaultViewSettings, survey);
  for (const line of lines) totaller.add(line);
  return totaller.figures();
}

/** Shares that the page shows. */
function sharesOf({ totals }: LineFigures) {
  return {
    strict: accuracy(totals),
    tolerant: accuracyWithinTolerance(totals),
    documented: documentationCoverage(totals),
    valueCounted: shareOf(totals.countedValue, totals.expectedValue),
  };
}

const none = { strict: null, tolerant: null, documented: null, valueCounted: null };

const counted = (changes: Partial<LineFacts>) =>
  someLineFacts({ startedAt: 100, finishedAt: 200, ...changes });

describe("line figures", () => {
  test("without lines have no share and no group", () => {
    const figures = figuresOf([]);
    expect(sharesOf(figures)).toEqual(none);
    expect([figures.zones.groups, figures.people, figures.classes]).toEqual([[], [], []]);
    expect(figures.products).toMatchObject({ withDiscrepancy: 0, makingUp80: 0, top: [] });
    expect(figures.finishes).toHaveLength(0);
  });

  test("without a counted line are all at risk", () => {
    // 10 × 2.5 each: nothing of 50 is counted, a share of 0, while no count can be right or wrong.
    const figures = figuresOf([someLineFacts(), someLineFacts({ startedAt: 100 })]);
    expect(figures.totals).toMatchObject({ left: 2, inProgress: 1, leftValue: "50" });
    expect(sharesOf(figures)).toEqual({ ...none, valueCounted: 0 });
  });

  test("of lines that are all counted and agree have full shares", () => {
    const line = counted({ countedStock: 10, difference: 0 });
    const figures = figuresOf([line, line]);
    expect(figures.totals).toMatchObject({ left: 0, leftValue: "0", countedValue: "50" });
    expect(sharesOf(figures)).toEqual({
      strict: 1,
      tolerant: 1,
      documented: null,
      valueCounted: 1,
    });
  });

  test("of lines with a finish only have no accuracy", () => {
    const line = counted({ countedStock: null, difference: null });
    const figures = figuresOf([line, line]);
    expect(figures.totals).toMatchObject({ counted: 2, finishedWithoutCount: 2, discrepancies: 0 });
    expect(sharesOf(figures)).toEqual({ ...none, valueCounted: 1 });
    expect(figures.totals).toMatchObject({ netUnits: "0", absoluteValue: "0" });
  });

  test("tolerate only zero when nothing was expected", () => {
    // 3 − 3 = 0 expected, so 3 too many are no share of it; the other has 0 of 0.
    const figures = figuresOf([
      counted({ countedStock: 3, difference: 3 }),
      counted({ countedStock: 0, difference: 0 }),
    ]);
    expect(figures.totals).toMatchObject({ gainUnits: "3", gainValue: "7.5", expectedValue: "0" });
    // There is no share of nothing.
    expect(sharesOf(figures)).toEqual({
      strict: 0.5,
      tolerant: 0.5,
      documented: 0,
      valueCounted: null,
    });
  });

  test("weigh negative stock without its sign", () => {
    // Expected −6 − −2 = −4, worth 4 × 2.5 = 10 of 10 + 25; short 2 of 4, half of it: beyond 5 %.
    const figures = figuresOf([counted({ countedStock: -6, difference: -2 }), someLineFacts()]);
    expect(figures.totals).toMatchObject({ lossUnits: "2", countedValue: "10", leftValue: "25" });
    expect(sharesOf(figures)).toEqual({
      strict: 0,
      tolerant: 0,
      documented: 0,
      valueCounted: 10 / 35,
    });
  });

  test("of one line equal those of each of its groups", () => {
    const line = counted({
      countedStock: 11,
      difference: 1,
      abc: "A",
      reasonId: 0,
      documented: true,
      hasIncident: true,
    });
    const figures = figuresOf([line]);
    const { zones, people, classes, incidentTypes, reasons, products, totals } = figures;
    const groups = [zones.groups, people, classes, incidentTypes.groups, reasons.groups];
    for (const all of [...groups, products.top]) {
      expect(all).toHaveLength(1);
      const { lines, counted: done, discrepancies, netValue, absoluteValue } = totals;
      expect(all[0]).toMatchObject({
        lines,
        counted: done,
        discrepancies,
        netValue,
        absoluteValue,
      });
    }
    // 1 × 2.5, all of it in one product
    expect(products).toMatchObject({ withDiscrepancy: 1, makingUp80: 1 });
    expect(products.top[0]).toMatchObject({ absoluteValue: "2.5", cumulativeShare: 1 });
    expect(totals.misplaced).toBe(0);
  });

  test("accept a finish in the future as sent", () => {
    const future = 8e12;
    const { totals, finishes } = figuresOf([counted({ finishedAt: future, difference: 0 })]);
    expect([...finishes]).toEqual([future]);
    expect(totals).toMatchObject({ counted: 1, lastFinish: future });
  });
});
