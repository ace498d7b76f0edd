import * as fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, decimalText, parseDecimal } from "#domain/decimal/decimal.ts";
import { scaled } from "./scaled.ts";

test.each([
  [0, 3, 0],
  [12.5, 3, 12_500],
  [-0.001, 3, -1],
  [0.1 + 0.2, 3, null],
  [5.5e-17, 3, null],
  [0.00001, 4, null],
  [999_999_999_999.999, 3, 999_999_999_999_999],
  [1_000_000_000_000, 3, null],
  [Number.MAX_VALUE, 4, null],
])("%d with %d places is %s", (value, scale, units) => {
  expect(scaled(value, scale)).toBe(units);
});

test("no number stays none", () => {
  expect(scaled(Number.NaN, 3)).toBeNaN();
});

test("is exact for every number that fits, and refuses all others", () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.double({ min: -1e6, max: 1e6 })), (value) => {
      fc.pre(Number.isFinite(value));
      const units = scaled(value, 3);
      const exact = decimal(value);
      const fits = exact.scale <= 3 || decimalText(exact).split(".")[1] === undefined;
      if (units === null) return !fits || Math.abs(value) >= 1e12;
      return decimalText({ units: BigInt(units), scale: 3 }) === decimalText(exact);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e15 + 1, max: 1e15 - 1 }), (units) => {
      const value = Number(decimalText({ units: BigInt(units), scale: 3 }));
      return scaled(value, 3) === units && parseDecimal(String(value)).scale <= 3;
    }),
  );
});
