import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RowOrder, sortRows } from "./sort-rows.ts";

interface Row {
  readonly id: number;
  readonly text: string | null;
  readonly size: number | null;
}

const byName = new Intl.Collator("en", { numeric: true }).compare;
const byText = (descending: boolean, compare = byName): RowOrder<Row> => ({
  keyOf: ({ text }) => text,
  compare,
  descending,
});
const bySize = (descending: boolean): RowOrder<Row> => ({
  keyOf: ({ size }) => size,
  compare: byName,
  descending,
});

const row = fc.record({
  text: fc.constantFrom(null, "a", "á", "b", "b 9", "b 10", ""),
  size: fc.constantFrom(null, -1, 0, 0.5, 7),
});
const rows = fc
  .array(row, { maxLength: 40 })
  .map((all): Row[] => all.map((one, id) => ({ id, ...one })));

describe("sorting rows", () => {
  it("returns the list itself without an order", () => {
    const some: Row[] = [{ id: 1, text: null, size: 0 }];
    expect(sortRows(some, [])).toBe(some);
  });

  it("compares texts with the given comparator, and numbers by value", () => {
    const some: Row[] = ["b 10", "Á", "b 9", "c"].map((text, id) => ({ id, text, size: 10 - id }));
    expect(sortRows(some, [byText(false)]).map(({ text }) => text)).toEqual([
      "Á",
      "b 9",
      "b 10",
      "c",
    ]);
    expect(sortRows(some, [bySize(false)]).map(({ id }) => id)).toEqual([3, 2, 1, 0]);
  });

  it("puts rows without an answer last in either direction, and loses nothing", () => {
    fc.assert(
      fc.property(rows, fc.boolean(), (some, descending) => {
        const sorted = sortRows(some, [bySize(descending)]);
        expect(new Set(sorted)).toEqual(new Set(some));
        const sizes = sorted.map(({ size }) => size);
        const known = sizes.filter((size) => size !== null);
        expect(sizes.slice(0, known.length)).toEqual(known);
        const sign = descending ? -1 : 1;
        expect(known).toEqual(known.toSorted((a, b) => sign * (a - b)));
      }),
    );
  });

  it("is stable, for any orders and in any direction", () => {
    fc.assert(
      fc.property(rows, fc.boolean(), fc.boolean(), (some, first, second) => {
        const sorted = sortRows(some, [byText(first), bySize(second)]);
        for (const [index, one] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next?.text === one.text && next.size === one.size) {
            expect(next.id).toBeGreaterThan(one.id);
          }
        }
      }),
    );
  });

  it("passes texts that compare as equal to the next order", () => {
    const base = new Intl.Collator("en", { sensitivity: "base" }).compare;
    const some: Row[] = ["lyon", "Lyón", "LYON", "Metz"].map((text, id) => ({
      id,
      text,
      size: id,
    }));
    const sorted = sortRows(some, [byText(false, base), bySize(true)]);
    expect(sorted.map(({ id }) => id)).toEqual([2, 1, 0, 3]);
  });
});
