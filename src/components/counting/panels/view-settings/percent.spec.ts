import * as fc from "fast-check";
import { expect, test } from "vitest";
import { numberSigns } from "#format/number-signs.ts";
import { percentOf, shareOfPercent } from "./percent.ts";

const signs = numberSigns("en-GB");

test.each([
  [0.07, "7"],
  [0.29, "29"],
  [0.005, "0.5"],
  [1, "100"],
  [0, "0"],
  [0.00001, "0.001"],
])("a share of %d is %s percent, and vice versa", (share, percent) => {
  expect(percentOf(share, signs)).toBe(percent);
  expect(shareOfPercent(percent, signs)).toBe(share);
});

test.each(["", "x", "-1", "101", "1e1", "1.2.3"])("%o is not a percentage", (text) => {
  expect(shareOfPercent(text, signs)).toBeNull();
});

test("a percentage has the signs of the region, and a percent sign may follow", () => {
  const german = numberSigns("de-DE");
  expect(percentOf(0.025, german)).toBe("2,5");
  expect(shareOfPercent(" 2,5 % ", german)).toBe(0.025);
});

test("a formatted share round-trips", () => {
  fc.assert(
    fc.property(fc.nat(100_000), (parts) => {
      const share = parts / 100_000;
      expect(shareOfPercent(percentOf(share, signs), signs)).toBe(share);
    }),
  );
});
