import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { someLineFacts } from "#testing/samples.ts";
import { type LineFacts, lineFacts } from "./line-facts.ts";
import { LineTotaller, type LineTotals } from "./line-totals.ts";

function totalsOf(lines: readonly LineFacts[]): LineTotals {
  const totaller = new LineTotaller();
  for (const line of lines) totaller.add(line);
  return totaller.totals();
}

const counted = (difference: number | null, changes: Partial<LineFacts> = {}) =>
  someLineFacts({ startedAt: 100, finishedAt: 200, countedStock: 9, difference, ...changes });

const nothing: LineTotals = {
  lines: 0,
  counted: 0,
  inProgress: 0,
  left: 0,
  discrepancies: 0,
  incidents: 0,
  knownDifferences: 0,
  withoutDifference: 0,
  withinTolerance: 0,
  short: 0,
  over: 0,
  undocumented: 0,
  recounted: 0,
  recounts: { confirmed: 0, cleared: 0, reduced: 0, worsened: 0, turned: 0 },
  packHints: 0,
  misplaced: null,
  queueValues: {
    undocumented: "0",
    "recount-worse": "0",
    misplaced: null,
    "pack-hint": "0",
    incident: "0",
  },
  finishedWithoutCount: 0,
  uncountedWithDifference: 0,
  gainUnits: "0",
  lossUnits: "0",
  netUnits: "0",
  absoluteUnits: "0",
  gainValue: "0",
  lossValue: "0",
  netValue: "0",
  absoluteValue: "0",
  expectedValue: "0",
  countedValue: "0",
  leftValue: "0",
  firstStart: null,
  lastFinish: null,
};

describe("totals", () => {
  test("are zero without lines", () => {
    expect(totalsOf([])).toEqual(nothing);
  });

  test("count untouched lines as left", () => {
    // 10 units at 2.5, twice
    expect(totalsOf([someLineFacts(), someLineFacts()])).toEqual({
      ...nothing,
      lines: 2,
      left: 2,
      expectedValue: "50",
      leftValue: "50",
    });
  });

  test("have no variance when all lines agree with the stock", () => {
    expect(totalsOf([counted(0), counted(-0)])).toEqual({
      ...nothing,
      lines: 2,
      counted: 2,
      knownDifferences: 2,
      withoutDifference: 2,
      withinTolerance: 2,
      // 9 units at 2.5, twice
      expectedValue: "45",
      countedValue: "45",
      firstStart: 100,
      lastFinish: 200,
    });
  });

  test("are as computed by hand for a mixed counting", () => {
    const lines = [
      // gain 0.1 units, 0.1 × 3 = 0.3 of value
      counted(0.1, { costPrice: 3, documented: true }),
      // gain 0.2 units, 0.2 × 3 = 0.6
      counted(0.2, { costPrice: 3, startedAt: 50 }),
      // loss 4 units, 4 × 2.5 = 10
      counted(-4, { hasIncident: true, prevCountedStock: 0 }),
      counted(0, { finishedAt: 300 }),
      // No count was entered: its difference is ignored
      counted(7, { countedStock: null }),
      counted(null),
      // In progress, with a loss of 1 unit, 1 × 2.5 = 2.5
      someLineFacts({ startedAt: 400, difference: -1 }),
      someLineFacts({ hasIncident: true }),
    ];
    expect(totalsOf(lines)).toEqual({
      lines: 8,
      counted: 6,
      inProgress: 1,
      left: 2,
      discrepancies: 4,
      incidents: 2,
      knownDifferences: 4,
      withoutDifference: 1,
      // 0; 0.1 of 8.9 and 0.2 of 8.8 are less than 5 %; 4 of 13 is more
      withinTolerance: 3,
      short: 2,
      over: 2,
      undocumented: 3,
      recounted: 1,
      // Its previous difference is unknown
      recounts: nothing.recounts,
      packHints: 0,
      misplaced: null,
      // 0.6 + 10 + 2.5; the loss of 4 units has an incident
      queueValues: { ...nothing.queueValues, undocumented: "13.1", incident: "10" },
      finishedWithoutCount: 1,
      uncountedWithDifference: 1,
      // 0.1 + 0.2; 4 + 1; 0.3 − 5; 0.3 + 5
      gainUnits: "0.3",
      lossUnits: "5",
      netUnits: "-4.7",
      absoluteUnits: "5.3",
      // 0.3 + 0.6; 10 + 2.5; 0.9 − 12.5; 0.9 + 12.5
      gainValue: "0.9",
      lossValue: "12.5",
      netValue: "-11.6",
      absoluteValue: "13.4",
      // (8.9 + 8.8) × 3 + (13 + 9 + 10 + 10) × 2.5, counted minus difference or the location's 10
      countedValue: "158.1",
      // (10 + 10) × 2.5
      leftValue: "50",
      expectedValue: "208.1",
      firstStart: 50,
      lastFinish: 300,
    });
  });

  test("count a difference of 5.5e-17, and keep it beside a huge one", () => {
    const totals = totalsOf([counted(5.5e-17, { costPrice: 1 }), counted(1e21, { costPrice: 0 })]);
    expect(totals).toMatchObject({
      discrepancies: 2,
      over: 2,
      netUnits: "1000000000000000000000.000000000000000055",
      netValue: "0.000000000000000055",
    });
  });

  test("take the expected value without the sign of the stock", () => {
    // |−3 − 1| × 2 and |−5| × 2
    const lines = [
      counted(1, { countedStock: -3, costPrice: 2 }),
      someLineFacts({ locationStock: -5, costPrice: 2 }),
    ];
    expect(totalsOf(lines)).toMatchObject({ countedValue: "8", leftValue: "10" });
  });

  test("count a finish without a start as counted", () => {
    const totals = totalsOf([counted(0, { startedAt: null })]);
    expect(totals).toMatchObject({ counted: 1, inProgress: 0, firstStart: null, lastFinish: 200 });
  });

  test("accept instants as sent, at 0 and with the finish before the start", () => {
    const totals = totalsOf([counted(0, { startedAt: 5, finishedAt: 0 })]);
    expect(totals).toMatchObject({ firstStart: 5, lastFinish: 0 });
  });
});

test("do not depend on order or partition of the lines", () => {
  const facts = anyLine.map(lineFacts);
  fc.assert(
    fc.property(fc.array(facts), (lines) => {
      const totals = totalsOf(lines);
      expect(totalsOf(lines.toReversed())).toEqual(totals);
      expect(totals.left + totals.counted).toBe(lines.length);
      expect(totals.short + totals.over).toBe(totals.discrepancies);
      const counted = totals.discrepancies - totals.uncountedWithDifference;
      expect(totals.knownDifferences - totals.withoutDifference).toBe(counted);
      expect(totals.withinTolerance).toBeGreaterThanOrEqual(totals.withoutDifference);
      expect(totals.withinTolerance).toBeLessThanOrEqual(totals.knownDifferences);
    }),
  );
});
