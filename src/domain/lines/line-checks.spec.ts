import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import {
  hasNegativeStock,
  isChangedAfterCount,
  isFinishedBeforeStart,
  isFractionalCount,
  isStockMoved,
  listedTwice,
} from "./line-checks.ts";

const at = (time: string) => Date.parse(`2026-03-02T${time}:00Z`);
const finished = { startedAt: at("06:00"), finishedAt: at("06:05") };
const counted = { ...finished, countedStock: 10, difference: 0 };

describe("stock that moved", () => {
  test.each([
    ["an uncounted line with the stock that it began with", { stockNow: 10 }, false],
    ["an uncounted line whose place has less now", { stockNow: 8 }, false],
    ["a line in progress whose place has less now", { startedAt: 1, stockNow: 8 }, false],
    ["a line finished without a count", { ...finished, stockNow: 8 }, false],
    [
      "10 expected, 7 counted, 10 there now",
      { countedStock: 7, difference: -3, stockNow: 10 },
      false,
    ],
    ["10 expected, 7 counted and booked", { countedStock: 7, difference: -3, stockNow: 7 }, false],
    ["10 expected, 7 counted, 8 there now", { countedStock: 7, difference: -3, stockNow: 8 }, true],
    ["a stock that the API does not send", { stockNow: null }, false],
  ])("%s", (_, changes, moved) => {
    expect(isStockMoved(someLineFacts(changes), Number.POSITIVE_INFINITY)).toBe(moved);
  });

  test("counts for a finished counting only when its product was changed before the end", () => {
    const line = someLineFacts({ ...counted, stockNow: 8, productUpdatedAt: at("09:00") });
    expect(isStockMoved(line, at("10:00"))).toBe(true);
    expect(isStockMoved(line, at("08:00"))).toBe(false);
  });
});

describe("a product changed after the count", () => {
  test.each([
    ["before the finish", "06:04", false],
    ["at the finish", "06:05", false],
    ["after the finish", "06:06", true],
    ["at the end of the counting", "16:00", true],
    ["after the end of the counting", "16:01", false],
  ])("%s", (_, time, changed) => {
    const line = someLineFacts({ ...counted, productUpdatedAt: at(time) });
    expect(isChangedAfterCount(line, at("16:00"))).toBe(changed);
  });

  test.each([
    ["finished line", { ...counted, finishedAt: null }],
    ["count", finished],
  ])("needs a %s", (_, changes) => {
    const line = someLineFacts({ ...changes, productUpdatedAt: at("07:00") });
    expect(isChangedAfterCount(line, at("16:00"))).toBe(false);
  });
});

describe("negative stock", () => {
  test.each([
    ["none", {}, false],
    ["expected, not counted", { locationStock: -2 }, true],
    ["expected, 3 counted and 5 over", { countedStock: 3, difference: 5 }, true],
    ["counted", { countedStock: -1, difference: -11 }, true],
    ["there now", { stockNow: -1 }, true],
    ["a difference alone", { countedStock: 0, difference: -10 }, false],
  ])("%s", (_, changes, negative) => {
    expect(hasNegativeStock(someLineFacts(changes))).toBe(negative);
  });
});

describe("a fractional count", () => {
  test.each([
    [10.5, true, true],
    [10.5, false, false],
    [10, true, false],
    [null, true, false],
  ])("%s, with whole stocks: %s", (countedStock, hasWholeStocks, fractional) => {
    expect(isFractionalCount({ countedStock, hasWholeStocks })).toBe(fractional);
  });
});

test.each([
  ["06:05", "06:04", true],
  ["06:05", "06:05", false],
  ["06:05", null, false],
  [null, "06:04", false],
])("started at %s and finished at %s", (start, finish, before) => {
  const [startedAt, finishedAt] = [start && at(start), finish && at(finish)];
  expect(
    isFinishedBeforeStart({ startedAt: startedAt || null, finishedAt: finishedAt || null }),
  ).toBe(before);
});

describe("places listed twice", () => {
  test("mark every line of the place", () => {
    expect([...listedTwice(Float64Array.of(7, 8, 7, 9, 7))]).toEqual([1, 0, 1, 0, 1]);
    expect([...listedTwice(new Float64Array(0))]).toEqual([]);
  });

  test("are those that occur more than once", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 12 })), (places) => {
        const twice = [...listedTwice(Float64Array.from(places))];
        const occurs = (place: number) => places.filter((other) => other === place).length;
        expect(twice).toEqual(places.map((place) => (occurs(place) > 1 ? 1 : 0)));
      }),
    );
  });
});
