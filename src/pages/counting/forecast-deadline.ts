import type { CountingFacts } from "#domain/counting-facts.ts";
import type { Forecast } from "#domain/forecast.ts";

/**
 * How long after the deadline a forecast ends, in milliseconds of the wall clock; negative is before it. `null`
 * without a usable deadline, which is one after the start.
 */
export function afterDeadline(
  { late }: Pick<Forecast, "late">,
  { startedAt, endsAt }: Pick<CountingFacts, "startedAt" | "endsAt">,
): number | null {
  return endsAt > startedAt ? late - endsAt : null;
}
