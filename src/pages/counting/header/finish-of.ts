import { usableDeadline } from "#domain/counting/facts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";

/** The last finish of a line, in milliseconds since 1970; `null` while it is unknown, and without a deadline to compare. */
export function finishOf({
  facts,
  aggregates,
}: Pick<CountingModel, "facts" | "aggregates">): number | null {
  return usableDeadline(facts) === null ? null : (aggregates?.totals.lastFinish ?? null);
}
