import { expect, test } from "vitest";
import { someCountingFacts } from "#testing/samples.ts";
import { factsAsOf } from "./facts.ts";

const over = someCountingFacts({ active: false, counted: 200, left: 0 });
const totals = { lines: 198, counted: 60, left: 138, discrepancies: 3, incidents: 2 };

test("the header of a past moment has the totals of the lines, and its own times", () => {
  const facts = factsAsOf(over, totals, { at: over.startedAt, hasLaterFinish: true });
  expect(facts).toEqual({
    startedAt: over.startedAt,
    endsAt: over.endsAt,
    active: true,
    total: 198,
    counted: 60,
    left: 138,
    discrepancies: 3,
    incidents: 2,
    record: null,
  });
});

test("after the last finish a counting is as active as it is now", () => {
  const last = { at: over.endsAt, hasLaterFinish: false };
  expect(factsAsOf(over, totals, last).active).toBe(false);
  expect(factsAsOf(someCountingFacts(), totals, last).active).toBe(true);
});
