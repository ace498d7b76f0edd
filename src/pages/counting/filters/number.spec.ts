import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import { numberSigns } from "#format/number-signs.ts";
import { typedNumber } from "./number.ts";

const signs = numberSigns("en-GB");

describe("a typed number", () => {
  test.each([
    [" -12.50 ", -12.5],
    ["−0.1", -0.1],
    ["007", 7],
  ])("%j is %j", (text, number) => expect(typedNumber(text, signs)).toBe(number));

  test("has the signs of the region", () => {
    expect(typedNumber("12,5", numberSigns("de-DE"))).toBe(12.5);
    expect(typedNumber("12,5", signs)).toBeNull();
  });

  test("is invalid if a digit would be lost", () => {
    expect(typedNumber("0.12345678901234567891", signs)).toBeNull();
    expect(typedNumber("9007199254740993", signs)).toBeNull();
    expect(typedNumber("9".repeat(400), signs)).toBeNull();
  });

  test("round-trips through its plain notation", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const text = decimalText(decimal(number));
        expect(typedNumber(text, signs)).toBe(number === 0 ? 0 : number);
      }),
    );
  });
});
