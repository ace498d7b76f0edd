import { stalledLines } from "#domain/lines/stalled.ts";
import { queueLengths } from "#domain/lines/work-queues.ts";
import { asOfLines } from "#hooks/throttled-clock.ts";
import type { LineAggregates } from "#lines/line-store.ts";

type Seen = Parameters<typeof asOfLines>[0];

/** Number of lines that had stalled when they were fetched; `null` while the time is unknown. */
function stalledIn(
  snapshot: Seen,
  aggregates: Pick<LineAggregates, "startsInProgress" | "contextTotals" | "past">,
): number | null {
  const { startsInProgress, contextTotals } = aggregates;
  const at = asOfLines(snapshot, aggregates);
  return at === null ? null : stalledLines(startsInProgress, contextTotals.medianDuration, at);
}

/** Number of lines in each queue; `null` is no answer. */
export function lengthsOf(
  snapshot: Seen,
  aggregates: Pick<LineAggregates, "totals" | "startsInProgress" | "contextTotals" | "past">,
): ReturnType<typeof queueLengths> {
  return queueLengths(aggregates.totals, stalledIn(snapshot, aggregates));
}
