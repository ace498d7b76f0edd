import { expect, it } from "vitest";
import { someCountingFacts } from "#testing/samples.ts";
import { usableDeadline } from "./screen-deadline.ts";
import { standing } from "./standing.ts";
import { roundTheClock } from "./work-calendar.ts";

it("is there exactly where a standing can be told by it", () => {
  const { startedAt } = someCountingFacts();
  for (const endsAt of [startedAt - 3 * 86_400_000, startedAt, startedAt + 1]) {
    const counting = someCountingFacts({ endsAt });
    const { kind } = standing(counting, startedAt + 60_000, roundTheClock);
    expect(usableDeadline(counting)).toBe(kind === "no-deadline" ? null : endsAt);
  }
  expect(usableDeadline(someCountingFacts({ endsAt: startedAt }))).toBeNull();
});
