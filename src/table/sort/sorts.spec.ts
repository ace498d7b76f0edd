import { describe, expect, it } from "vitest";
import { nextSorts, type Sort, sortingState } from "./sorts.ts";

const columns = ["difference", "product.code", "left"] as const;
type Column = (typeof columns)[number];
const isColumn = (name: string): name is Column => columns.some((column) => column === name);

const sorts: readonly Sort<Column>[] = [
  { field: "difference", descending: true },
  { field: "product.code", descending: false },
];
const state = [
  { id: "difference", desc: true },
  { id: "product.code", desc: false },
];

describe("the grid's sort", () => {
  it("is the same for the table, step by step", () => {
    expect(sortingState(sorts)).toEqual(state);
    expect(sortingState([])).toEqual([]);
  });

  it("becomes the table's new value", () => {
    expect(nextSorts(state, [], isColumn)).toEqual(sorts);
    expect(nextSorts([], sorts, isColumn)).toEqual([]);
  });

  it("becomes the result of the table's updater", () => {
    const update = (old: { id: string; desc: boolean }[]) =>
      old.toReversed().map(({ id, desc }) => ({ id, desc: !desc }));
    expect(nextSorts(update, sorts, isColumn)).toEqual([
      { field: "product.code", descending: true },
      { field: "difference", descending: false },
    ]);
  });

  it("skips columns that cannot be sorted by", () => {
    const next = [{ id: "photo", desc: true }, ...state, { id: "products", desc: false }];
    expect(nextSorts(next, [], isColumn)).toEqual(sorts);
  });
});
