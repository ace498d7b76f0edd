import { describe, expect, it } from "vitest";
import { day, hour } from "#domain/time/units.ts";
import { someCountingFacts } from "#testing/samples.ts";
import type { CountingFacts } from "./facts.ts";
import { knownFinish, mayBeUndone } from "./known-finish.ts";

const at = Date.parse("2026-03-02T16:59:00Z");
const record = {
  marks: [],
  isExact: false,
  watchedSince: at - hour,
  firstStart: null,
  lastChange: at,
  typicalGap: null,
};
const facts = (changes: Partial<CountingFacts> = {}) =>
  someCountingFacts({ active: false, left: 0, discrepancies: 3, record, ...changes });

describe("the end of a finished counting", () => {
  it.each<[string, CountingFacts, number | null]>([
    ["as answers saw it", facts(), at],
    ["not from the first answer", facts({ record: { ...record, watchedSince: at } }), null],
    ["from its lines", facts({ record: { ...record, watchedSince: at + 1, isExact: true } }), at],
    ["unknown without a record", facts({ record: null }), null],
    ["none while it is active", facts({ active: true }), null],
  ])("%s", (_, counting, expected) => {
    expect(knownFinish(counting)).toBe(expected);
  });
});

it("may have left something undone for a day", () => {
  expect(mayBeUndone(facts(), at + day)).toBe(true);
  expect(mayBeUndone(facts(), at + day + 1)).toBe(false);
  expect(mayBeUndone(facts({ discrepancies: 0 }), at)).toBe(false);
  expect(mayBeUndone(facts({ discrepancies: 0, left: 2 }), at)).toBe(true);
});
