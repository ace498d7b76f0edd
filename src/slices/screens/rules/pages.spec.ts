import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPage, pagesOf, pixelShift, stableOrder } from "./pages.ts";

describe("pagesOf", () => {
  it("shows each item once per cycle", () => {
    expect(pagesOf(["a", "b", "c"], 2)).toEqual([["a", "b"], ["c"]]);
    expect(pagesOf([], 6)).toEqual([[]]);
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 12 }), (things, max) => {
        const pages = pagesOf(things, max);
        expect(pages.flat()).toEqual(things);
        expect(pages.every((page) => page.length <= max)).toBe(true);
      }),
    );
  });
});

describe("stableOrder", () => {
  it("keeps positions within a cycle, drops removed ids, and appends new ones", () => {
    expect(stableOrder(["a", "b", "c"], ["d", "c", "a"])).toEqual(["a", "c", "d"]);
    const order = ["a", "b"];
    expect(stableOrder(order, ["b", "a"])).toBe(order);
    expect(stableOrder([], ["a", "b"])).toEqual(["a", "b"]);
  });

  it("has every target id once", () => {
    const ids = fc.uniqueArray(fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(ids, ids, (order, wanted) => {
        expect([...stableOrder(order, wanted)].sort()).toEqual([...wanted].sort());
      }),
    );
  });
});

describe("nextPage", () => {
  it("wraps around, also when pages have been removed", () => {
    expect(nextPage(0, 3)).toBe(1);
    expect(nextPage(2, 3)).toBe(0);
    expect(nextPage(5, 3)).toBe(0);
    expect(nextPage(0, 1)).toBe(0);
  });
});

describe("pixelShift", () => {
  it("moves on every turn, within 4 pixels", () => {
    for (let turn = 0; turn < 100; turn += 1) {
      const [right, down] = pixelShift(turn);
      expect(pixelShift(turn + 1)).not.toEqual([right, down]);
      for (const distance of [right, down]) {
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(4);
      }
    }
  });
});
