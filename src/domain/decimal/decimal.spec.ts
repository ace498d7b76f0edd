import fc from "fast-check";
import { describe, expect, test } from "vitest";
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

/** An exact fraction, parsed from a number's printed form independently of the code under test. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

function fraction(value: number): Fraction {
  // toString gives "-1.25e-7": the digits without the point, shifted by the exponent and the point's position.
  const [mantissa = "", exponent = "0"] = value.toString().split("e");
  const places = (mantissa.split(".")[1] ?? "").length;
  const digits = BigInt(mantissa.replace(".", ""));
  const shift = Number(exponent) - places;
  return shift >= 0
    ? { over: digits * 10n ** BigInt(shift), under: 1n }
    : { over: digits, under: 10n ** BigInt(-shift) };
}

function isSame(value: Decimal, { over, under }: Fraction): boolean {
  return value.units * under === over * 10n ** BigInt(value.scale);
}

const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });

describe("worked by hand", () => {
  test.each([
    [0, "0"],
    [-0, "0"],
    [0.1, "0.1"],
    [-0.05, "-0.05"],
    [1e21, "1000000000000000000000"],
    [1.5e21, "1500000000000000000000"],
    [5.5e-17, "0.000000000000000055"],
    [-12.5, "-12.5"],
  ])("%d prints as %s", (value, text) => {
    expect(decimalText(decimal(value))).toBe(text);
  });

  test("0.1 + 0.2 is 0.3, not 0.30000000000000004", () => {
    expect(decimalText(add(decimal(0.1), decimal(0.2)))).toBe("0.3");
  });

  test("1.1 × 1.1 is 1.21, not 1.2100000000000002", () => {
    expect(decimalText(multiply(decimal(1.1), decimal(1.1)))).toBe("1.21");
  });

  test("1e21 + 5.5e-17 keeps both ends", () => {
    const sum = add(decimal(1e21), decimal(5.5e-17));
    expect(decimalText(sum)).toBe("1000000000000000000000.000000000000000055");
  });

  test("drops trailing zeros after the point", () => {
    expect(decimalText(multiply(decimal(2.5), decimal(4)))).toBe("10");
    expect(decimalText({ units: -1200n, scale: 2 })).toBe("-12");
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    "rejects %d",
    (value) => {
      expect(() => decimal(value)).toThrow(RangeError);
    },
  );
});

describe("for all numbers", () => {
  test("a decimal equals the number's printed form", () => {
    fc.assert(fc.property(numbers, (value) => isSame(decimal(value), fraction(value))));
  });

  test("adding is exact", () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [x, y] = [fraction(a), fraction(b)];
        const sum = { over: x.over * y.under + y.over * x.under, under: x.under * y.under };
        return isSame(add(decimal(a), decimal(b)), sum);
      }),
    );
  });

  test("multiplying is exact", () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [x, y] = [fraction(a), fraction(b)];
        const product = { over: x.over * y.over, under: x.under * y.under };
        return isSame(multiply(decimal(a), decimal(b)), product);
      }),
    );
  });

  test("the text parses back to the same number", () => {
    fc.assert(
      fc.property(numbers, (value) => {
        const text = decimalText(decimal(value));
        expect(Number(text)).toBe(value === 0 ? 0 : value);
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
      }),
    );
  });

  test("comparing agrees with the order of numbers", () => {
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect(compare(decimal(a), decimal(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    );
  });

  test("a number and its opposite cancel out", () => {
    fc.assert(
      fc.property(numbers, (value) => {
        const sum = add(decimal(value), negate(decimal(value)));
        expect(compare(sum, zero)).toBe(0);
        expect(decimalText(sum)).toBe("0");
      }),
    );
  });
});
