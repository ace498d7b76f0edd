import { expect, test } from "vitest";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { someCountingFacts } from "#testing/samples.ts";
import { afterDeadline } from "./forecast-deadline.ts";

const facts = someCountingFacts();

test.each([
  [-2, -2 * hour],
  [0, 0],
  [3, 3 * hour],
])("a forecast %d h after the deadline", (hours, expected) => {
  expect(afterDeadline({ late: facts.endsAt + hours * hour }, facts)).toBe(expected);
});

test.each([0, -72])(
  "a deadline %d h after the start is not usable, as for the schedule status",
  (hours) => {
    const odd = { ...facts, endsAt: facts.startedAt + hours * hour };
    const now = facts.startedAt + hour;
    expect(scheduleStatus(odd, now, roundTheClock)).toEqual({ kind: "no-deadline" });
    expect(afterDeadline({ late: now + hour }, odd)).toBeNull();
  },
);
