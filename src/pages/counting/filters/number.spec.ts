import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import { typedNumber } from "./number.ts";

describe("a typed number", () => {
  test.each([
    ["12", 12],
    [" -12.50 ", -12.5],
    ["−0.1", -0.1],
    ["+3", 3],
    ["007", 7],
    ["0", 0],
  ])("%j is %j", (text, number) => expect(typedNumber(text)).toBe(number));

  test.each(["", "-", "1,234", "1.", ".5", "1e3", "12 5", "0x1f", "--1", "much", "9".repeat(400)])(
    "%j is invalid",
    (text) => expect(typedNumber(text)).toBeNull(),
  );

  test("is invalid if a digit would be lost", () => {
    expect(typedNumber("0.12345678901234567891")).toBeNull();
    expect(typedNumber("9007199254740993")).toBeNull();
  });

  test("round-trips through its plain notation", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(typedNumber(decimalText(decimal(number)))).toBe(number === 0 ? 0 : number);
      }),
    );
  });
});
