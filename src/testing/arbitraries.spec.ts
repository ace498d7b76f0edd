import fc from "fast-check";
import { expect, test } from "vitest";
import { lineSchema } from "#contract/line.ts";
import { lines } from "./arbitraries.ts";

test("generates lines that satisfy the contract and are read back unchanged", () => {
  fc.assert(
    fc.property(lines, (line) => {
      expect(lineSchema.parse(JSON.parse(JSON.stringify(line)))).toEqual(line);
    }),
  );
});
