import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type BarTotals, foldSmall, linesBar } from "./group-series.ts";

function aGroup(lines: number, totals: Partial<BarTotals> = {}): BarTotals {
  return { lines, counted: 0, inProgress: 0, knownDifferences: 0, withoutDifference: 0, ...totals };
}

/** Groups as lines make them: the parts never exceed their lines. */
const groups = fc.array(
  fc.tuple(fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50), fc.nat(50)).map(
    ([sound, wrong, unknown, inProgress, left]): BarTotals => ({
      lines: sound + wrong + unknown + inProgress + left,
      counted: sound + wrong + unknown,
      inProgress,
      knownDifferences: sound + wrong,
      withoutDifference: sound,
    }),
  ),
  { maxLength: 30 },
);

describe("linesBar", () => {
  it("splits lines into parts", () => {
    const totals = { counted: 60, inProgress: 5, knownDifferences: 58, withoutDifference: 51 };
    // 58 - 51 = 7 with a discrepancy, 60 - 7 = 53 without; 100 - 60 - 5 = 35 left.
    expect(linesBar([aGroup(100, totals)])).toEqual({
      lines: 100,
      counted: 60,
      sound: 53,
      discrepancies: 7,
      inProgress: 5,
      left: 35,
    });
  });

  it("adds up: parts to the bar, bars to the bar of all", () => {
    fc.assert(
      fc.property(groups, (some) => {
        const { lines, counted, sound, discrepancies, inProgress, left } = linesBar(some);
        expect(sound + discrepancies).toBe(counted);
        expect(counted + inProgress + left).toBe(lines);
        expect(Math.min(sound, discrepancies, inProgress, left)).toBeGreaterThanOrEqual(0);
        const sum = some.reduce((total, group) => total + linesBar([group]).left, 0);
        expect(sum).toBe(left);
      }),
    );
  });

  it("is empty without groups", () => {
    expect(linesBar([])).toMatchObject({ lines: 0, counted: 0, left: 0 });
  });
});

describe("foldSmall", () => {
  const size = (value: number) => value;

  it("keeps 12 groups in the given order", () => {
    const twelve = [5, 3, 9, 1, 1, 1, 1, 1, 1, 1, 1, 8];
    expect(foldSmall(twelve, size)).toEqual({ visible: twelve, rest: [] });
  });

  it("keeps the 11 largest of 13 in the given order", () => {
    const many = [3, 20, 19, 1, 18, 17, 16, 15, 14, 13, 12, 11, 10];
    expect(foldSmall(many, size)).toEqual({
      visible: [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10],
      rest: [3, 1],
    });
  });

  it("keeps the first of equal groups, and the rest in the given order", () => {
    const groups = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n"];
    const left = (name: string) => ({ a: 0, f: 0, m: 9 })[name] ?? 4;
    // m has most, a and f have none; of the 11 others, of 4 each, there is room for 10: all but n.
    expect(foldSmall(groups, left)).toEqual({
      visible: ["b", "c", "d", "e", "g", "h", "i", "j", "k", "l", "m"],
      rest: ["a", "f", "n"],
    });
  });

  it("loses and repeats none, and keeps none smaller than one that it folds", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 220 }), (sizes) => {
        const { visible, rest } = foldSmall(
          sizes.map((lines, position) => ({ lines, index: position })),
          ({ lines }) => lines,
        );
        expect(visible.length + (rest.length > 0 ? 1 : 0)).toBe(Math.min(sizes.length, 12));
        expect(new Set([...visible, ...rest].map(({ index: position }) => position)).size).toBe(
          sizes.length,
        );
        const min = Math.min(...visible.map(({ lines }) => lines));
        for (const { lines } of rest) expect(lines).toBeLessThanOrEqual(min);
      }),
    );
  });
});
