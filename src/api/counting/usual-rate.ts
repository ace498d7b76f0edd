import { writtenQuery } from "#api/written-query.ts";
import type { AssumedRate } from "#domain/rescue/plan.ts";

/** How fast people usually count in a warehouse. */
export interface UsualRate extends AssumedRate {
  /** The number of earlier counts that it is the median of. */
  readonly counts: number;
}

/** The usual rate for a counting that has none yet, as a slice learns it: `none` without one, `null` while it is asked for. */
export function usualRateQuery(id: string) {
  return writtenQuery<UsualRate | "none">(["usual-rate", id]);
}
