import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  compare,
  type Decimal,
  decimal,
  multiply,
  negate,
  parseDecimal,
} from "#domain/decimal/decimal.ts";
import { isDiscrepancy, lineValue } from "#domain/lines/discrepancy.ts";
import { type LineFacts, lineFacts } from "#domain/lines/line-facts.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { someLineFacts } from "#testing/samples.ts";
import { type RecountRound, RecountRoundPlanner } from "./round.ts";

function roundOf(lines: readonly LineFacts[], share = 0.8): RecountRound {
  const planner = new RecountRoundPlanner();
  for (const line of lines) planner.add(line);
  return planner.round(share);
}

let products = 0;

/** A line with a unique product. */
function counted(difference: number | null, changes: Partial<LineFacts> = {}): LineFacts {
  products += 1;
  return someLineFacts({
    finishedAt: 1,
    countedStock: 9,
    productId: `p-${products}`,
    costPrice: 1,
    difference,
    ...changes,
  });
}

const placesOf = ({ lines }: RecountRound) => lines.map(({ index }) => index);

describe("recount round", () => {
  test("has the heaviest lines up to the share, in their original order", () => {
    // 60 + 25 are 85 of 100
    const lines = [counted(5), counted(25), counted(0), counted(-60), counted(-10)];
    const round = roundOf(lines);
    expect(placesOf(round)).toEqual([1, 3]);
    expect(round).toMatchObject({
      measure: "value",
      reached: "85",
      total: "100",
      discrepancies: 4,
      weightless: 0,
    });
    expect(round.lines[0]).toEqual({
      index: 1,
      isCounterpart: false,
      pair: null,
      isPackHint: false,
    });
  });

  test("ends when the share is reached exactly", () => {
    // 8 of 10; in binary 0.7 + 0.1 would be less than 0.8
    expect(placesOf(roundOf([counted(2), counted(-8)]))).toEqual([1]);
    const tenths = [counted(0.7), counted(0.1), counted(0.1), counted(0.1)];
    expect(placesOf(roundOf(tenths))).toEqual([0, 1]);
    expect(placesOf(roundOf(tenths, 0.7))).toEqual([0]);
  });

  test("of 100 % leaves out lines worth nothing", () => {
    const lines = [counted(3), counted(-900, { costPrice: 0 }), counted(1)];
    expect(roundOf(lines, 1)).toMatchObject({
      lines: [{ index: 0 }, { index: 2 }],
      discrepancies: 3,
      weightless: 1,
      reached: "4",
    });
  });

  test("takes the earlier of lines of equal weight", () => {
    const lines = [counted(5), counted(-5), counted(5), counted(-5)];
    expect(placesOf(roundOf(lines, 0.5))).toEqual([0, 1]);
  });

  test("adds the line that one may be mixed up with, which counts towards the share", () => {
    const a = { productId: "a" };
    const lines = [
      counted(5, a),
      counted(25),
      // 12 units short, worth 60
      counted(-12, { ...a, costPrice: 5 }),
      counted(-10),
    ];
    // 60 + 5 are 65 of 100, with 25 they are 90
    const round = roundOf(lines);
    expect(round.lines).toEqual([
      { index: 0, isCounterpart: true, pair: 2, isPackHint: false },
      { index: 1, isCounterpart: false, pair: null, isPackHint: false },
      { index: 2, isCounterpart: false, pair: 0, isPackHint: false },
    ]);
    expect(round.reached).toBe("90");
  });

  test("adds the candidate nearest in size, and each line once", () => {
    const a = { productId: "a" };
    const lines = [counted(15, a), counted(10, a), counted(-12, { ...a, costPrice: 100 })];
    // 12 is 2 from 10 and 3 from 15
    expect(roundOf(lines, 0.9)).toMatchObject({ lines: [{ index: 1, pair: 1 }, { index: 2 }] });
    // The 15 over may be the 12 that are short, too.
    expect(roundOf(lines, 1).lines).toMatchObject([
      { index: 0, isCounterpart: false, pair: 2 },
      { index: 1, isCounterpart: true, pair: 2 },
      { index: 2, isCounterpart: false, pair: 1 },
    ]);
  });

  test("marks likely case-or-each mistakes", () => {
    const lines = [counted(-24, { packagingUnit: 12 }), counted(-23, { packagingUnit: 12 })];
    expect(roundOf(lines, 1).lines.map(({ isPackHint }) => isPackHint)).toEqual([true, false]);
  });

  test("weighs units when costs are left out or all values are 0", () => {
    const withoutCost = [counted(3, { costPrice: null }), counted(-9, { costPrice: null })];
    expect(roundOf(withoutCost, 0.5)).toMatchObject({
      measure: "units-without-costs",
      lines: [{ index: 1 }],
      reached: "9",
      total: "12",
    });
    const worthless = [counted(3, { costPrice: 0 }), counted(-9, { costPrice: 0 })];
    expect(roundOf(worthless, 0.5)).toMatchObject({
      measure: "units-without-value",
      total: "12",
    });
  });

  test("is empty without discrepancies", () => {
    const nothing = { measure: "value", lines: [], discrepancies: 0, reached: "0", total: "0" };
    expect(roundOf([])).toMatchObject(nothing);
    const none = [counted(0), counted(null), counted(4, { countedStock: null })];
    expect(roundOf(none)).toMatchObject(nothing);
  });

  test("weighs negative costs without their sign", () => {
    expect(roundOf([counted(3, { costPrice: -2 }), counted(1)], 0.8)).toMatchObject({
      lines: [{ index: 0 }],
      reached: "6",
      total: "7",
    });
  });
});

const shares = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100);
const rendered = fc.array(anyLine.map(lineFacts), { maxLength: 14 });
const absolute = (value: Decimal): Decimal => (value.units < 0n ? negate(value) : value);
const weightOf = (line: LineFacts): Decimal =>
  isDiscrepancy(line) ? absolute(lineValue(line) ?? decimal(0)) : decimal(0);
const sumOf = (lines: readonly LineFacts[]): Decimal => lines.map(weightOf).reduce(add, decimal(0));

/** All subsets of the given size. */
function choices<T>(from: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, index) =>
    choices(from.slice(index + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

test("without pairs no smaller set reaches the share", () => {
  const apart = fc
    .array(anyLine.map(lineFacts), { maxLength: 8 })
    .map((lines) => lines.map((line, index) => ({ ...line, productId: `p-${index}` })));
  fc.assert(
    fc.property(apart, shares, (lines, share) => {
      const round = roundOf(lines, share);
      if (round.measure !== "value") return;
      const enough = multiply(decimal(share), sumOf(lines));
      const chosen = placesOf(round).flatMap((index) => lines.slice(index, index + 1));
      expect(compare(sumOf(chosen), enough)).toBeGreaterThanOrEqual(0);
      if (chosen.length === 0) return;
      const heavy = lines.filter((line) => weightOf(line).units !== 0n);
      for (const fewer of choices(heavy, chosen.length - 1)) {
        expect(compare(sumOf(fewer), enough)).toBeLessThan(0);
      }
    }),
  );
});

test("a round reaches its share, reports its weight, and includes the pair of each chosen line", () => {
  fc.assert(
    fc.property(rendered, shares, (lines, share) => {
      const round = roundOf(lines, share);
      if (round.measure !== "value") return;
      const chosen = placesOf(round).flatMap((index) => lines.slice(index, index + 1));
      expect(parseDecimal(round.total)).toSatisfy(
        (total: Decimal) => compare(total, sumOf(lines)) === 0,
      );
      expect(compare(parseDecimal(round.reached), sumOf(chosen))).toBe(0);
      const enough = multiply(decimal(share), sumOf(lines));
      expect(compare(sumOf(chosen), enough)).toBeGreaterThanOrEqual(0);
      for (const [index, { pair, isCounterpart }] of round.lines.entries()) {
        const [line, other] = [chosen[index], chosen[pair ?? -1]];
        const opposite = lines.filter(
          ({ productId, ...rest }) =>
            productId === line?.productId &&
            isDiscrepancy(rest) &&
            Math.sign(rest.difference ?? 0) === -Math.sign(line?.difference ?? 0),
        );
        expect(other === undefined).toBe(opposite.length === 0);
        if (!other || isCounterpart) continue;
        const gap = (one: LineFacts) =>
          Math.abs(Math.abs(one.difference ?? 0) - Math.abs(line?.difference ?? 0));
        expect(gap(other)).toBe(Math.min(...opposite.map(gap)));
      }
    }),
  );
});

test("a larger share never takes fewer lines, and the same lines give the same round", () => {
  fc.assert(
    fc.property(rendered, shares, shares, (lines, one, other) => {
      const small = roundOf(lines, Math.min(one, other));
      const large = roundOf(lines, Math.max(one, other));
      expect(placesOf(large)).toEqual(expect.arrayContaining(placesOf(small)));
      expect(roundOf(lines, one)).toEqual(roundOf([...lines], one));
    }),
  );
});
