import { expect, test } from "vitest";
import { pluralOf } from "./plural-of.ts";

test.each([
  ["en", ["1", "−1", "+1"], ["0", "2", "1.0", "0.8", "1,234", "−2", "–", ""]],
  ["de", ["1", "−1", "+1"], ["0", "2", "1,0", "1.234", "−1,0"]],
  ["es", ["1", "−1", "+1"], ["0", "2", "0,8", "1.234", "−2"]],
  ["fr", ["0", "1", "0,8", "1,0", "1,9", "−1", "−0,8"], ["2", "1 234", "2,0", "−2", "–"]],
  ["pt", ["0", "1", "0,8", "−1"], ["2", "1.234", "−2", "–"]],
] as const)("the form in %s goes with the number as it is written", (language, ones, others) => {
  const plural = pluralOf(language);
  const forms = (texts: readonly string[]) => texts.map((text) => plural(text, "one", "other"));
  expect(forms(ones)).toEqual(ones.map(() => "one"));
  expect(forms(others)).toEqual(others.map(() => "other"));
});

test("the number alone has the form of its whole", () => {
  expect([0, 1, 2].map((count) => pluralOf("en")(count, "one", "other"))).toEqual([
    "other",
    "one",
    "other",
  ]);
});
