import { expect, test } from "vitest";
import { indexesOf, rangeAfterKey, tabSeparated } from "./grid-cell-range.ts";

const size = { row: 10, column: 4 };
const at = (row: number, column: number) => ({ row, column });
const shift = (key: string) => ({ key, shiftKey: true });
const plain = (key: string) => ({ key, shiftKey: false });

test("a selection begins in the current row, with whole rows or with its first cell", () => {
  expect(rangeAfterKey(shift("ArrowDown"), { range: null, current: 3, size })).toEqual({
    anchor: at(3, 0),
    focus: at(4, 3),
  });
  expect(rangeAfterKey(shift("ArrowRight"), { range: null, current: 3, size })).toEqual({
    anchor: at(3, 0),
    focus: at(3, 0),
  });
  expect(rangeAfterKey(shift("ArrowDown"), { range: null, current: null, size })).toBeNull();
  expect(rangeAfterKey(plain("ArrowRight"), { range: null, current: 3, size })).toBeNull();
});

test("Shift extends a selection up to the edges, and other keys leave it", () => {
  const range = { anchor: at(3, 1), focus: at(3, 1) };
  expect(rangeAfterKey(shift("ArrowRight"), { range, current: 3, size })?.focus).toEqual(at(3, 2));
  expect(rangeAfterKey(plain("ArrowRight"), { range, current: 3, size })?.anchor).toEqual(at(3, 2));
  const last = { anchor: at(3, 1), focus: at(9, 3) };
  expect(rangeAfterKey(shift("ArrowDown"), { range: last, current: 9, size })).toEqual(last);
  expect(rangeAfterKey(plain("ArrowDown"), { range, current: 3, size })).toBeNull();
  expect(rangeAfterKey(shift("Home"), { range, current: 3, size })).toBeNull();
});

test("a range covers the cells between its corners, wherever it began", () => {
  const range = { anchor: at(5, 3), focus: at(2, 1) };
  expect(indexesOf(range, "row")).toEqual({ from: 2, to: 5 });
  expect(indexesOf(range, "column")).toEqual({ from: 1, to: 3 });
});

test("copied cells are read as cells and numbers by a spreadsheet", () => {
  expect(
    tabSeparated([
      ["A\t1", "−1\u202f234,5"],
      ["two\nlines", "−€5.00"],
    ]),
  ).toBe("A 1\t-1234,5\ntwo lines\t-€5.00");
  expect(tabSeparated([["5 − 3 mm", "–"]])).toBe("5 − 3 mm\t–");
});
