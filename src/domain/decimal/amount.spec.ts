import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quantities } from "#testing/arbitraries.ts";
import { Amount } from "./amount.ts";
import {
  add,
  compare,
  type Decimal,
  decimal,
  decimalText,
  multiply,
  negate,
  zero,
} from "./decimal.ts";
import { ExactSums } from "./exact-sums.ts";

/** Numbers on which doubles go wrong, or that exceed the limits of the fast path. */
const hostile = fc.constantFrom(
  ...[0, -0, 1e-7, 5e-324, 1e21, 0.1 + 0.2, 1e300, 2 ** 53, 2 ** 53 - 1, 1 - 2 ** 53, 0.1, 0.7],
  ...[123_456_789.123_456_78, 999_999_999_999_999.9, 99_999_999_999_999.9, 0.000_001, 1.000_000_1],
  ...[2 ** 52 + 0.5, 90_071_992_547_409.91, -0.000_000_999_999_999_999_999],
);

const numbers = fc.oneof(
  quantities,
  hostile,
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  // Decimals of every length that the fast path takes, and of one digit more.
  fc
    .record({ units: fc.maxSafeInteger(), places: fc.integer({ min: 0, max: 7 }) })
    .map(({ units, places }) => units / 10 ** places),
);

const amount = (value: number) => new Amount().set(value);
const text = (value: Amount) => decimalText(value.decimal());
const same = (value: Amount, expected: Decimal) => expect(text(value)).toBe(decimalText(expected));

describe("worked by hand", () => {
  test.each([
    [12.5, 125, 1],
    [0.29, 29, 2],
    [-1234.567891, -1_234_567_891, 6],
    [9_007_199_254_740_991, 9_007_199_254_740_991, 0],
  ])("%d is %d ÷ 10^%d", (value, units, places) => {
    expect(amount(value)).toEqual({ units, places, wide: null });
  });

  test.each([0.1 + 0.2, 1e-7, 5e-324, 2 ** 53, 123_456_789.123_456_78])(
    "%d does not fit and stays exact",
    (value) => {
      expect(amount(value).wide).toEqual(decimal(value));
    },
  );

  test("0.1 × 0.7 is 0.07, 0.3 − 0.1 is 0.2", () => {
    expect(text(new Amount().setProduct(amount(0.1), amount(0.7)))).toBe("0.07");
    expect(text(new Amount().setDifference(amount(0.3), amount(0.1)))).toBe("0.2");
  });

  test("3.3 is three times 1.1, and 3.4 is not; 1e21 is a multiple of 1e-7", () => {
    expect(amount(3.3).isMultipleOf(amount(1.1))).toBe(true);
    expect(amount(3.4).isMultipleOf(amount(1.1))).toBe(false);
    expect(amount(1e21).isMultipleOf(amount(1e-7))).toBe(true);
    expect(amount(1e21).isMultipleOf(amount(7))).toBe(false);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("rejects %d", (value) => {
    expect(() => amount(value)).toThrow(RangeError);
  });
});

describe("an amount agrees with exact decimals", () => {
  test("for one number, whatever the previous value", () => {
    const refilled = new Amount();
    fc.assert(
      fc.property(numbers, (value) => {
        same(refilled.set(value), decimal(value));
        expect(refilled.number()).toBe(value === 0 ? refilled.number() : value);
        expect(refilled.isNegative()).toBe(value < 0);
      }),
    );
  });

  test("for products of two and three, and for a difference", () => {
    fc.assert(
      fc.property(numbers, numbers, numbers, (a, b, c) => {
        const product = new Amount().setProduct(amount(a), amount(b));
        same(product, multiply(decimal(a), decimal(b)));
        same(
          product.setProduct(product, amount(c)),
          multiply(multiply(decimal(a), decimal(b)), decimal(c)),
        );
        same(new Amount().setDifference(amount(a), amount(b)), add(decimal(a), negate(decimal(b))));
      }),
    );
  });

  test("for magnitude and order", () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        same(new Amount().setMagnitude(amount(a)), decimal(Math.abs(a)));
        expect(Math.sign(amount(a).compare(amount(b)))).toBe(compare(decimal(a), decimal(b)));
      }),
    );
  });

  test("for a multiple of any decimal, also where tenths of a number no longer fit", () => {
    const tenths = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), tenths, (value, part) => {
        const multiple = (BigInt(value) * 10n) % BigInt(part) === 0n;
        expect(amount(value).isMultipleOf(amount(part / 10))).toBe(multiple);
      }),
    );
  });

  test("for a multiple", () => {
    const factors = fc.integer({ min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(factors, numbers, (factor, value) => {
        fc.pre(value !== 0);
        const multiple = new Amount().setProduct(amount(factor), amount(value));
        expect(multiple.isMultipleOf(amount(value))).toBe(true);
        const half = new Amount().setProduct(amount(factor + 0.5), amount(value));
        expect(half.isMultipleOf(amount(value))).toBe(false);
      }),
    );
  });
});

describe("sums", () => {
  const sumOf = (values: readonly Amount[]) => {
    const sums = new ExactSums(1);
    for (const value of values) sums.add(0, value);
    return sums;
  };

  test.each([
    ["0.1 + 0.2", [0.1, 0.2], "0.3"],
    // 9007199254740991 + 9007199254740991 + 0.5 exceeds the exact range of a double
    [
      "twice the largest safe integer and a half",
      [2 ** 53 - 1, 2 ** 53 - 1, 0.5],
      "18014398509481982.5",
    ],
    ["both ends", [1e21, 5.5e-17], "1000000000000000000000.000000000000000055"],
    ["minus zeros", [-0, -0], "0"],
    ["nothing", [], "0"],
  ])("%s", (_, values, expected) => {
    expect(decimalText(sumOf(values.map(amount)).total(0))).toBe(expected);
  });

  test("of numbers and products agree with exact decimals, in any order", () => {
    const products = fc
      .tuple(numbers, numbers)
      .map(([a, b]) => new Amount().setProduct(amount(a), amount(b)));
    fc.assert(
      fc.property(fc.array(fc.oneof(numbers.map(amount), products)), (values) => {
        const expected = values.reduce((sum, value) => add(sum, value.decimal()), zero);
        const sums = sumOf(values);
        expect(decimalText(sums.total(0))).toBe(decimalText(expected));
        same(sums.amount(0), expected);
        expect(decimalText(sumOf(values.toReversed()).total(0))).toBe(decimalText(expected));
      }),
    );
  });

  test("are independent of each other, also after growing", () => {
    const sums = new ExactSums(2);
    sums.add(0, amount(0.5));
    sums.add(1, amount(1e300));
    sums.grow(3);
    sums.add(2, amount(7));
    sums.add(0, amount(0.25));
    expect([0, 1, 2].map((cell) => sums.total(cell))).toEqual([
      decimal(0.75),
      decimal(1e300),
      decimal(7),
    ]);
  });
});
