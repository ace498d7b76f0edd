import { describe, expect, test } from "vitest";
import { decimalText } from "#domain/decimal/decimal.ts";
import { someLineFacts } from "#testing/samples.ts";
import { expectedStock, isDiscrepancy, isFinishedWithoutCount, lineValue } from "./discrepancy.ts";

const counted = (countedStock: number | null, difference: number | null) =>
  someLineFacts({ finishedAt: 1, countedStock, difference });

describe("a discrepancy", () => {
  test.each([
    ["over", counted(12, 2), true],
    ["short", counted(8, -2), true],
    ["however small", counted(1, 5.5e-17), true],
    ["not zero", counted(10, 0), false],
    ["not minus zero", counted(10, -0), false],
    ["not an unknown difference", counted(10, null), false],
    ["not a finish without a count", counted(null, 3), false],
    ["on an uncounted line", someLineFacts({ difference: 3 }), true],
  ])("%s", (_, line, expected) => {
    expect(isDiscrepancy(line)).toBe(expected);
  });
});

test("only a finished line can be finished without a count", () => {
  expect(isFinishedWithoutCount(counted(null, null))).toBe(true);
  expect(isFinishedWithoutCount(counted(0, null))).toBe(false);
  expect(isFinishedWithoutCount(someLineFacts())).toBe(false);
});

describe("expected stock", () => {
  test.each([
    // 0.3 − 0.1 is 0.2 exactly; in binary fractions it would be 0.19999999999999998
    ["counted less difference", counted(0.3, 0.1), 0.2],
    // 0 − (−4) = 4
    ["of a place found empty", counted(0, -4), 4],
    // −3 − (−1) = −2
    ["negative where the stock is", counted(-3, -1), -2],
    ["the place's without a difference", counted(3, null), 10],
    ["the place's without a count", someLineFacts({ difference: 3 }), 10],
  ])("is %s", (_, line, expected) => {
    expect(expectedStock(line)).toBe(expected);
  });
});

describe("value of a difference", () => {
  test.each([
    // −2 × 2.5 = −5
    ["short", counted(8, -2), "-5"],
    ["zero", counted(10, 0), "0"],
  ])("%s", (_, line, expected) => {
    const value = lineValue(line);
    expect(value && decimalText(value)).toBe(expected);
  });

  test("is exact: 0.1 × 0.7 = 0.07, not 0.06999999999999999", () => {
    const value = lineValue({ ...counted(1, 0.1), costPrice: 0.7 });
    expect(value && decimalText(value)).toBe("0.07");
  });

  test("is null without a difference or a count", () => {
    expect(lineValue(counted(8, null))).toBeNull();
    expect(lineValue(counted(null, -2))).toBeNull();
  });
});
