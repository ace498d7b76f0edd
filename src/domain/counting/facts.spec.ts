import { expect, test } from "vitest";
import { rescuePlan } from "#domain/rescue/plan.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { aCounting, someCountingFacts } from "#testing/samples.ts";
import { actualEnd, addsUp, countingFacts, discrepancyRate, usableDeadline } from "./facts.ts";
import { scheduleStatus } from "./schedule-status.ts";

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

const { startedAt } = someCountingFacts();

test.each([
  ["days before the start", -3 * 86_400_000, false],
  ["a moment before the start", -1, false],
  ["with the start", 0, false],
  ["a moment after the start", 1, true],
])("a deadline %s", (_, after, isUsable) => {
  const endsAt = startedAt + after;
  expect(usableDeadline({ startedAt, endsAt })).toBe(isUsable ? endsAt : null);
});

test("a deadline is usable exactly where the schedule status and a plan use it", () => {
  const now = startedAt + 60_000;
  const people = [{ firstStart: now - 1000, finishes: Float64Array.of(now - 1) }];
  for (const endsAt of [startedAt - 3 * 86_400_000, startedAt, startedAt + 1]) {
    const counting = someCountingFacts({ endsAt });
    const isUsable = usableDeadline(counting) !== null;
    expect(scheduleStatus(counting, now, roundTheClock).kind !== "no-deadline").toBe(isUsable);
    const conclusion = {
      kind: "stalled",
      since: now - 1,
      for: 1,
      work: null,
      latest: null,
    } as const;
    const when = { now, calendar: roundTheClock };
    const plan = rescuePlan({ facts: counting, conclusion }, people, when);
    expect(plan).toMatchObject({ deadline: isUsable ? "deadline-passed" : "no-deadline" });
  }
});

test("the discrepancy rate divides the discrepancies by the counted lines", () => {
  expect(discrepancyRate({ discrepancies: 4, counted: 80 })).toBe(0.05);
  expect(discrepancyRate({ discrepancies: 0, counted: 80 })).toBe(0);
  expect(discrepancyRate({ discrepancies: 90, counted: 80 })).toBe(1.125);
});

test("the discrepancy rate is null before anything was counted", () => {
  expect(discrepancyRate({ discrepancies: 0, counted: 0 })).toBeNull();
});

test("a finished counting ended with its latest finish", () => {
  expect(actualEnd(false, Float64Array.of(0, 5, 7))).toBe(7);
  expect(actualEnd(false, Float64Array.of(0))).toBe(0);
  expect(actualEnd(false, Float64Array.of())).toBeNull();
  expect(actualEnd(true, Float64Array.of(0, 5, 7))).toBeNull();
});
