import { describe, expect, test } from "vitest";
import { recordOfLines } from "#domain/forecast/count-record.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { factsAsOf, factsOfLines } from "./past-facts.ts";

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

describe("the facts of a counting whose lines are read", () => {
  const header = someCountingFacts({ counted: 2, left: 0 });
  const finishes = Float64Array.of(header.startedAt + 1, header.startedAt + 2);
  const read = {
    finishes,
    totals: { ...totals, counted: 2, firstStart: header.startedAt },
    isWhole: true,
    past: null,
  };

  test("have the record of the lines, at a past moment the one of then", () => {
    expect(factsOfLines(header, read, header.endsAt)).toEqual({
      ...header,
      record: recordOfLines({ finishes, firstStart: header.startedAt, counted: 2 }, header.endsAt),
    });
    const past = { at: header.startedAt + 3, hasLaterFinish: true };
    expect(factsOfLines(header, { ...read, past }, header.endsAt).record?.watchedSince).toBe(
      past.at,
    );
  });

  test("keep the record of the header where lines are missing or disagree with it", () => {
    expect(factsOfLines(header, { ...read, isWhole: false }, header.endsAt)).toBe(header);
    const other = { ...header, counted: 90 };
    expect(factsOfLines(other, read, header.endsAt).record).toBe(header.record);
  });
});
