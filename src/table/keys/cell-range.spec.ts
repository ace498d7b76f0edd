import { expect, test } from "vitest";
import { indexesOf } from "./cell-range.ts";

const at = (row: number, column: number) => ({ row, column });

test("a range covers the cells between its corners, wherever it began", () => {
  const range = { anchor: at(5, 3), focus: at(2, 1) };
  expect(indexesOf(range, "row")).toEqual({ from: 2, to: 5 });
  expect(indexesOf(range, "column")).toEqual({ from: 1, to: 3 });
});
