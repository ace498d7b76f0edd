import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptOrder, nextPage, pagesOf, pixelShift } from "./pages.ts";

describe("pagesOf", () => {
  it("shows each once per cycle", () => {
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

describe("keptOrder", () => {
  it("keeps places within a cycle, drops what is over, and puts what is new at the end", () => {
    expect(keptOrder(["a", "b", "c"], ["d", "c", "a"])).toEqual(["a", "c", "d"]);
    const order = ["a", "b"];
    expect(keptOrder(order, ["b", "a"])).toBe(order);
    expect(keptOrder([], ["a", "b"])).toEqual(["a", "b"]);
  });

  it("has all that is wanted, each once", () => {
    const ids = fc.uniqueArray(fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(ids, ids, (order, wanted) => {
        expect([...keptOrder(order, wanted)].sort()).toEqual([...wanted].sort());
      }),
    );
  });
});

describe("nextPage", () => {
  it("goes round, also when pages have gone meanwhile", () => {
    expect(nextPage(0, 3)).toBe(1);
    expect(nextPage(2, 3)).toBe(0);
    expect(nextPage(5, 3)).toBe(0);
    expect(nextPage(0, 1)).toBe(0);
  });
});

describe("pixelShift", () => {
  it("moves with every turn, within 4 pixels", () => {
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
