import { type CountingFacts, usableDeadline } from "#domain/counting/facts.ts";
import type { Forecast } from "#domain/counting/forecast.ts";

/**
 * Milliseconds from the deadline to the end of a forecast; negative is before it. `null` without a usable deadline.
 */
export function afterDeadline(
  { late }: Pick<Forecast, "late">,
  counting: Pick<CountingFacts, "startedAt" | "endsAt">,
): number | null {
  const deadline = usableDeadline(counting);
  return deadline === null ? null : late - deadline;
}
