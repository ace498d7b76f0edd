import * as fc from "fast-check";
import { expect, test } from "vitest";
import { shortText } from "./excerpt.ts";

test.each([
  ["a short text stands whole", "Box was wet.", null],
  ["so does one that is hardly longer than what would be shown", "x".repeat(400), null],
  ["a long one is cut", "x".repeat(401), `${"x".repeat(320)}…`],
  ["one of five lines stands whole", "1\n2\n3\n4\n5", null],
  ["one of six is cut after four", "1\r\n2\n3\r4\n5\n6", "1\n2\n3\n4…"],
])("%s", (_, text, short) => {
  expect(shortText(text)).toBe(short);
});

test("letters of several signs stay whole", () => {
  const family = "👨‍👩‍👧‍👦";
  expect(shortText(family.repeat(401))).toBe(`${family.repeat(320)}…`);
});

test("what is shown is where the text begins, and shorter", () => {
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
