import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { lineSchema } from "#contract/line.ts";
import { lines } from "./arbitraries.ts";

test("generates lines that satisfy the contract and are read back unchanged", () => {
  fc.assert(
    fc.property(lines, (line) => {
      expect(v.parse(lineSchema, JSON.parse(JSON.stringify(line)))).toEqual(line);
    }),
  );
});
