import fc from "fast-check";
import { expect, test } from "vitest";
import { lineSchema } from "#contract/line.ts";
import { lines } from "./arbitraries.ts";

test("every line that is drawn keeps the contract and is read back unchanged", () => {
  fc.assert(
    fc.property(lines, (line) => {
      expect(lineSchema.parse(JSON.parse(JSON.stringify(line)))).toEqual(line);
    }),
  );
});
