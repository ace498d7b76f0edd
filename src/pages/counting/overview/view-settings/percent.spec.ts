import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, shareOfPercent } from "./percent.ts";

test.each([
  [0.07, "7"],
  [0.29, "29"],
  [0.005, "0.5"],
  [1, "100"],
  [0, "0"],
  [0.00001, "0.001"],
])("a share of %d is %s percent, and vice versa", (share, percent) => {
  expect(percentOf(share)).toBe(percent);
  expect(shareOfPercent(percent)).toBe(share);
});

test.each(["", "x", "-1", "101", "1e1", "1.2.3"])("%o is not a percentage", (text) => {
  expect(shareOfPercent(text)).toBeNull();
});

test("a comma is a decimal point, and a percent sign may follow", () => {
  expect(shareOfPercent(" 2,5 % ")).toBe(0.025);
});

test("a formatted share round-trips", () => {
  fc.assert(
    fc.property(fc.nat(100_000), (parts) => {
      const share = parts / 100_000;
      expect(shareOfPercent(percentOf(share))).toBe(share);
    }),
  );
});
