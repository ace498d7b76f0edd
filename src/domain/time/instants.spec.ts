import fc from "fast-check";
import { expect, test } from "vitest";
import { countBefore, countUpTo } from "./instants.ts";

test("counts instants before, or up to and including, another", () => {
  const instants = Float64Array.of(1, 2, 2, 5);
  expect([0, 1, 2, 3, 5, 6].map((at) => countUpTo(instants, at))).toEqual([0, 1, 3, 3, 4, 4]);
  expect([0, 1, 2, 3, 5, 6].map((at) => countBefore(instants, at))).toEqual([0, 0, 1, 3, 3, 4]);
});

test("binary search agrees with a linear one", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.nat(20), (list, at) => {
      const instants = Float64Array.from(list).sort();
      expect(countUpTo(instants, at)).toBe(list.filter((one) => one <= at).length);
      expect(countBefore(instants, at)).toBe(list.filter((one) => one < at).length);
    }),
  );
});
