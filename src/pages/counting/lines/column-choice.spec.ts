import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LineField, lineFields } from "#lines/line-fields.ts";
import { defaultFields } from "#lines/line-row.ts";
import { moveColumn, toggleColumn } from "./column-choice.ts";

const field = fc.constantFrom(...lineFields);
const columns = fc.uniqueArray(field, { minLength: 1 });

const toggled = (before: readonly LineField[], column: LineField) =>
  toggleColumn(before, column, defaultFields);

describe("choosing columns", () => {
  it("adds other columns at the end, and removes them", () => {
    const more = toggled(defaultFields, "costPrice");
    expect(more).toEqual([...defaultFields, "costPrice"]);
    expect(toggled(more, "costPrice")).toEqual(defaultFields);
  });

  it("returns a default column to its position", () => {
    for (const field of defaultFields) {
      expect(toggled(toggled(defaultFields, field), field)).toEqual(defaultFields);
    }
  });

  it("keeps the last column", () => {
    expect(toggled(["lot.code"], "lot.code")).toEqual(["lot.code"]);
  });

  it("changes a single column and keeps the order of the others", () => {
    fc.assert(
      fc.property(columns, field, (before, flipped) => {
        const after = toggled(before, flipped);
        const others = (list: readonly string[]) => list.filter((name) => name !== flipped);
        expect(others(after)).toEqual(others(before));
        expect(after.includes(flipped)).toBe(before.length === 1 || !before.includes(flipped));
      }),
      { examples: [[["lot.code"], "lot.code"]] },
    );
  });
});

describe("moving columns", () => {
  it("moves one position in either direction, but not past the ends", () => {
    const three = ["index", "state", "product.code"] as const;
    expect(moveColumn(three, "state", 1)).toEqual(["index", "product.code", "state"]);
    expect(moveColumn(three, "state", -1)).toEqual(["state", "index", "product.code"]);
    expect(moveColumn(three, "index", -1)).toEqual(three);
    expect(moveColumn(three, "product.code", 1)).toEqual(three);
    expect(moveColumn(three, "lot.code", 1)).toEqual(three);
  });

  it("keeps all columns, and is reversible", () => {
    fc.assert(
      fc.property(columns, fc.nat(), fc.constantFrom(-1, 1), (before, at, by) => {
        const moved = before[at % before.length] ?? "index";
        const after = moveColumn(before, moved, by);
        expect([...after].sort()).toEqual([...before].sort());
        if (after.indexOf(moved) !== before.indexOf(moved)) {
          expect(moveColumn(after, moved, -by)).toEqual(before);
        }
      }),
    );
  });
});
