import { expect, test } from "vitest";
import { aCounting, someCountingFacts } from "#testing/samples.ts";
import { countingFacts } from "./counting-facts.ts";

test("the header's figures by their own names, instants in milliseconds", () => {
  expect(countingFacts(aCounting())).toEqual(someCountingFacts());
});
