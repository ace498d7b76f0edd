import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextRowRange } from "./next-row-range.ts";
import type { RowRange } from "./rows-in-view.ts";

const rows = (from: number, to: number): RowRange => ({ from, to });

/** Typical ranges of rows in view and wanted rows around them. */
const ranges = fc
  .tuple(fc.nat(500), fc.nat(40), fc.nat(12), fc.nat(500), fc.nat(60))
  .map(([first, length, spare, from, existing]) => ({
    now: rows(from, from + existing),
    inView: rows(first, first + length),
    wanted: rows(Math.max(0, first - spare), first + length + spare),
  }));

describe("rows to render next", () => {
  it("include those in view before any overscan", () => {
    expect(nextRowRange(rows(0, 0), rows(0, 10), rows(0, 16))).toEqual(rows(0, 10));
    expect(nextRowRange(rows(0, 30), rows(100, 110), rows(94, 116))).toEqual(rows(100, 110));
  });

  it("change by two at a time around those in view", () => {
    expect(nextRowRange(rows(100, 110), rows(100, 110), rows(94, 116))).toEqual(rows(98, 112));
    expect(nextRowRange(rows(90, 120), rows(100, 110), rows(94, 116))).toEqual(rows(92, 118));
  });

  it("fill a gap at once", () => {
    expect(nextRowRange(rows(94, 116), rows(110, 120), rows(104, 126))).toEqual(rows(96, 120));
  });

  it("always include those in view, and few beyond the wanted ones", () => {
    fc.assert(
      fc.property(ranges, ({ now, inView, wanted }) => {
        const { from, to } = nextRowRange(now, inView, wanted);
        expect(from).toBeLessThanOrEqual(inView.from);
        expect(to).toBeGreaterThanOrEqual(inView.to);
        const max = inView.to - inView.from;
        expect(from).toBeGreaterThanOrEqual(wanted.from - max);
        expect(to).toBeLessThanOrEqual(wanted.to + max);
      }),
    );
  });

  it("end at the wanted ones", () => {
    fc.assert(
      fc.property(ranges, ({ now, inView, wanted }) => {
        let range = now;
        for (let frame = 0; frame < 600; frame += 1) range = nextRowRange(range, inView, wanted);
        expect(range).toEqual(wanted);
      }),
    );
  });
});
