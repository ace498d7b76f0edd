import { expect, test } from "vitest";
import { lookFirst, type PairedLine } from "./look-first.ts";
import { PairFinder } from "./round-pairs.ts";

const aLine = (changes: Partial<PairedLine> = {}): PairedLine => ({
  productId: "bolt",
  difference: 1,
  location: "A-1",
  ...changes,
});
const short = aLine({ difference: -12, location: "B-2" });
const over = aLine({ difference: 12 });

function looksFirst(line: PairedLine, others: readonly PairedLine[], packagingUnit = 1) {
  return lookFirst({ ...line, packagingUnit }, new PairFinder([line, ...others]));
}

test("a line that may be mixed up with another leads to that one's location", () => {
  expect(looksFirst(over, [short])).toEqual({ kind: "pair", location: "B-2" });
  expect(looksFirst(short, [over], 12)).toEqual({ kind: "pair", location: "A-1" });
});

test("a line in the same or an unknown place hides no other that may be mixed up", () => {
  const elsewhere = aLine({ difference: -11, location: "B-2" });
  const pair = { kind: "pair", location: "B-2" };
  for (const location of ["A-1", ""]) {
    const nearer = aLine({ difference: -12, location });
    expect(looksFirst(over, [nearer, elsewhere])).toEqual(pair);
    const asFar = aLine({ difference: -11, location });
    const later = aLine({ difference: -11, location: "C-3" });
    expect(looksFirst(over, [asFar, elsewhere, later])).toEqual(pair);
  }
  expect(looksFirst(over, [aLine({ difference: -12 }), { ...short, difference: -14 }])).toEqual(
    pair,
  );
});

test("whole packages are the next likely reason", () => {
  const packs = { kind: "packs", packs: 3, unit: 4 };
  expect(looksFirst(over, [], 4)).toEqual(packs);
  expect(looksFirst(over, [aLine({ difference: -1 })], 4)).toEqual(packs);
  expect(looksFirst(over, [aLine({ difference: -1, location: "" })], 4)).toEqual(packs);
});

test("a difference without a likely reason has none", () => {
  expect(looksFirst(over, [aLine({ difference: -1 })])).toBeNull();
  expect(looksFirst(over, [])).toBeNull();
  expect(looksFirst(over, [aLine({ productId: "nut", difference: -12 })], 5)).toBeNull();
});
