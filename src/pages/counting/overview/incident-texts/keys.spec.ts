import fc from "fast-check";
import { expect, test } from "vitest";
import { withKeys } from "./keys.ts";

const keysOf = (...indexes: number[]) => withKeys(indexes.map((index) => ({ index })));

test("a row keeps its key when another comes before it", () => {
  const [, seven] = keysOf(3, 7);
  expect(keysOf(9, 3, 7)[2]).toEqual(seven);
});

test("keys are unique, also where indexes repeat", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 12 })), (indexes) => {
      const keys = keysOf(...indexes).map(({ key }) => key);
      expect(new Set(keys).size).toBe(indexes.length);
    }),
  );
});
