import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shortText } from "./excerpt.ts";

test.each([
  ["a short text is shown in full", "Box was wet.", null],
  ["a text barely longer than an excerpt is shown in full", "x".repeat(400), null],
  ["a long text is cut", "x".repeat(401), `${"x".repeat(320)}…`],
  ["a text of five lines is shown in full", "1\n2\n3\n4\n5", null],
  ["a text of six lines is cut after four", "1\r\n2\n3\r4\n5\n6", "1\n2\n3\n4…"],
])("%s", (_, text, short) => {
  expect(shortText(text)).toBe(short);
});

test("graphemes of several code points are not split", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(shortText(family.repeat(401))).toBe(`${family.repeat(320)}…`);
});

test("an excerpt is shorter than the text and begins with it", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("a", " ", "\n", "word ", "é"), { maxLength: 900 }),
      (parts) => {
        const text = parts.join("");
        const short = shortText(text);
        if (short === null) return;
        expect(short.length).toBeLessThan(text.length);
        expect(text.startsWith(short.slice(0, -1))).toBe(true);
      },
    ),
  );
});
