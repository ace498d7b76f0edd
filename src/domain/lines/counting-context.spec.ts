import { describe, expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import { CountingContext } from "./counting-context.ts";
import type { LineFacts } from "./line-facts.ts";

const counted = (difference: number | null, changes: Partial<LineFacts> = {}) =>
  someLineFacts({ startedAt: 100, finishedAt: 200, countedStock: 9, difference, ...changes });

function contextOf(lines: readonly LineFacts[]): CountingContext {
  const countingContext = new CountingContext();
  for (const line of lines) countingContext.add(line);
  return countingContext;
}

describe("counting context", () => {
  test("has no answers without lines", () => {
    expect(contextOf([]).totals()).toEqual({
      medianDuration: null,
      finishes: Float64Array.of(),
      startsInProgress: Float64Array.of(),
      firstStart: null,
    });
  });

  test("has the median duration, the finishes and the starts", () => {
    const lines = [
      // 100, 300 and 40 ms; one that ends before it starts and one without a start have none
      counted(0, { startedAt: 100, finishedAt: 200 }),
      counted(0, { startedAt: 100, finishedAt: 400 }),
      counted(0, { startedAt: 60, finishedAt: 100 }),
      counted(0, { startedAt: 600, finishedAt: 500 }),
      counted(0, { startedAt: null, finishedAt: 0 }),
      someLineFacts({ startedAt: 700 }),
      someLineFacts({ startedAt: 650 }),
      someLineFacts(),
    ];
    expect(contextOf(lines).totals()).toEqual({
      medianDuration: 100,
      finishes: Float64Array.of(0, 100, 200, 400, 500),
      startsInProgress: Float64Array.of(650, 700),
      firstStart: 60,
    });
  });

  test("copies values from a line object that is reused", () => {
    const line: { -readonly [Name in keyof LineFacts]: LineFacts[Name] } = counted(-1);
    const countingContext = new CountingContext();
    countingContext.add(line);
    line.difference = 1;
    countingContext.add(line);
    line.productId = "p-2";
    countingContext.add(line);
    expect(countingContext.isMisplaced(counted(-1))).toBe(true);
    expect(countingContext.isMisplaced(counted(1, { productId: "p-2" }))).toBe(false);
  });
});

describe("a line is misplaced", () => {
  const other = (difference: number | null, changes: Partial<LineFacts> = {}) =>
    contextOf([counted(-2), counted(difference, changes)]).isMisplaced(counted(-2));

  test.each([
    ["when its product is over elsewhere", other(1), true],
    ["not when that is short too", other(-1), false],
    ["not when that is right", other(0), false],
    ["not when that is not known", other(null), false],
    ["not when nobody entered a number there", other(2, { countedStock: null }), false],
    ["not when another product is over", other(1, { productId: "p-2" }), false],
    ["not by itself", contextOf([counted(-2)]).isMisplaced(counted(-2)), false],
  ])("%s", (_, misplaced, expected) => {
    expect(misplaced).toBe(expected);
  });

  test("never without a discrepancy", () => {
    const countingContext = contextOf([counted(-2), counted(2), counted(0)]);
    expect([-2, 2, 0, null].map((own) => countingContext.isMisplaced(counted(own)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
