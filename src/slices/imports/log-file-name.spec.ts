import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { logFileName } from "./log-file-name.ts";

it("keeps safe characters and replaces others", () => {
  expect(logFileName("imp_20250611-2158")).toBe("import-imp_20250611-2158.log");
  expect(logFileName("a/b c%2F..\\d")).toBe("import-a_b_c_2F.._d.log");
  expect(logFileName("Größe 7")).toBe("import-Größe_7.log");
});

it("is a usable name for every id", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (id) => {
      expect(logFileName(id)).toMatch(/^import-[\p{L}\p{N}._-]{0,80}\.log$/u);
    }),
  );
});
