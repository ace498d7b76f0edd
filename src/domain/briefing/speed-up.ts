import type { Conclusion } from "#domain/counting/conclusion.ts";
import type { CountingFacts } from "#domain/counting/facts.ts";
import { shownMiddle } from "#domain/counting/outlook.ts";
import { maxTimes } from "#domain/rescue/finish-by.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

type Times = Pick<CountingFacts, "startedAt" | "endsAt">;

/**
 * How many times as fast the rest of a counting must be counted to meet its deadline: with an end in six working hours
 * and a deadline in three, 2. While nothing is counted yet, it is compared with an even pace: eight hours after the start
 * of a counting of twelve hours, 3. `null` for a counting that is not in danger, and without working time until the
 * deadline.
 * @param now milliseconds since 1970
 */
export function speedUpOf(
  conclusion: Conclusion,
  { startedAt, endsAt }: Times,
  now: number,
  calendar: WorkCalendar,
): number | null {
  const time = now < endsAt ? calendar.between(now, endsAt) : 0;
  const work = workOf(conclusion);
  return work === null || time <= 0 ? null : work / time;

  function workOf(of: Conclusion): number | null {
    switch (of.kind) {
      case "late":
      case "may-be-late": {
        const end = shownMiddle(of);
        return end === null ? null : calendar.between(now, end);
      }
      case "stalled":
        return of.work;
      case "nothing-counted":
        return calendar.between(startedAt, endsAt);
      default:
        return null;
    }
  }
}

/** Whether enough people may still save a counting's deadline: up to three times those of now, as in a rescue plan. */
export function canBeSaved({ speedUp }: { readonly speedUp: number | null }): boolean {
  return speedUp !== null && speedUp <= maxTimes;
}
