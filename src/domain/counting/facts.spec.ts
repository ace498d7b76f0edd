import { expect, test } from "vitest";
import { aCounting, someCountingFacts } from "#testing/samples.ts";
import { addsUp, countingFacts } from "./facts.ts";

test("names the header's figures and converts instants to milliseconds", () => {
  expect(countingFacts(aCounting())).toEqual(someCountingFacts());
});

test.each([
  [{ total: 10, counted: 4, left: 6 }, true],
  [{ total: 0, counted: 0, left: 0 }, true],
  [{ total: 10, counted: 4, left: 8 }, false],
  [{ total: 10, counted: 11, left: 0 }, false],
])("reports whether %j adds up: %j", (facts, expected) => {
  expect(addsUp(facts)).toBe(expected);
});
