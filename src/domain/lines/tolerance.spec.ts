import fc from "fast-check";
import { expect, test } from "vitest";
import { Amount } from "#domain/decimal/amount.ts";
import { defaultTolerances, ToleranceCheck } from "./tolerance.ts";

const amount = (value: number) => new Amount().set(value);

function passes(difference: number, expected: number, abc: "A" | "B" | "C" | null): boolean {
  const judge = new ToleranceCheck(defaultTolerances);
  return judge.passes(amount(difference), amount(expected), abc);
}

test.each([
  // 1 ÷ 100 = 1 %, exactly A's
  [1, 100, "A", true],
  [-1, 100, "A", true],
  // 1.0001 ÷ 100 exceeds it
  [1.0001, 100, "A", false],
  // 0.3 ÷ 10 = 3 %
  [0.3, 10, "B", true],
  [0.31, 10, "B", false],
  // 0.35 ÷ 7 = 5 %
  [0.35, 7, "C", true],
  [5, 100, null, true],
  [6, 100, null, false],
  // Nothing was expected: only zero passes
  [0, 0, "C", true],
  [5.5e-17, 0, "C", false],
  [1e21, 1e23, "A", true],
  [1.1e21, 1e23, "A", false],
] as const)("%d off of %d in class %s: %s", (difference, expected, abc, within) => {
  expect(passes(difference, expected, abc)).toBe(within);
});

test("a difference within one tolerance is within every larger one", () => {
  const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
  const off = fc.integer({ min: -500, max: 500 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(share, share, off, fc.nat(100), (one, other, difference, expected) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)].map((none) =>
        new ToleranceCheck({ ...defaultTolerances, none }).passes(
          amount(difference),
          amount(expected),
          null,
        ),
      );
      expect(!small || large).toBe(true);
    }),
  );
});
