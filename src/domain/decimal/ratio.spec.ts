import fc from "fast-check";
import { expect, test } from "vitest";
import { decimal, decimalText } from "./decimal.ts";
import { shareOf } from "./ratio.ts";

test.each([
  // 1 ÷ 4
  ["1", "4", 0.25],
  // 0.3 ÷ 0.1 is 3; in binary fractions 2.9999999999999996
  ["0.3", "0.1", 3],
  ["-5", "20", -0.25],
  ["0", "7", 0],
  ["7", "0", null],
  ["0", "0", null],
  // Less than 10 ** -31 decides between two doubles
  ["-7", "-4503599627370494", 7 / 4503599627370494],
  // Neither fits a double, yet one is a third of the other
  [`1${"0".repeat(400)}`, `3${"0".repeat(400)}`, 1 / 3],
  [`0.${"0".repeat(400)}1`, `0.${"0".repeat(400)}4`, 0.25],
])("%s of %s is %d", (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

test("divides whole numbers as doubles do, which round once", () => {
  const numbers = fc.maxSafeInteger();
  fc.assert(
    fc.property(numbers, numbers, (part, whole) => {
      fc.pre(whole !== 0);
      const share = shareOf(decimalText(decimal(part)), decimalText(decimal(whole)));
      expect(share).toBe(part === 0 ? 0 : part / whole);
    }),
    { numRuns: 1000 },
  );
});
