import { expect, it, test } from "vitest";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import { rescuePlan } from "#domain/rescue/plan.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { usableDeadline } from "./deadline.ts";
import { roundTheClock } from "./work-calendar.ts";

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

it("exists exactly where the schedule status and a plan use it", () => {
  const now = startedAt + 60_000;
  const people = [{ finishes: Float64Array.of(now - 1) }];
  for (const endsAt of [startedAt - 3 * 86_400_000, startedAt, startedAt + 1]) {
    const counting = someCountingFacts({ endsAt });
    const isUsable = usableDeadline(counting) !== null;
    expect(scheduleStatus(counting, now, roundTheClock).kind !== "no-deadline").toBe(isUsable);
    const plan = rescuePlan(counting, people, now, roundTheClock);
    expect(plan).toMatchObject({ needed: isUsable ? "deadline-passed" : "no-deadline" });
  }
});
