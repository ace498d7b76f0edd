import { stalledLines } from "#domain/lines/stalled.ts";
import { queueLengths, type WorkQueue } from "#domain/lines/work-queues.ts";
import type { CountingSnapshot } from "#hooks/use-counting.ts";
import type { LineAggregates } from "#lines/line-store.ts";

type Seen = Pick<CountingSnapshot, "now"> & {
  readonly loaded: Pick<CountingSnapshot["loaded"], "freshness">;
};

/**
 * The instant that states of lines refer to: when they were fetched, not now, so that a figure counts exactly the
 * lines that it links to. `null` while unknown; milliseconds since 1970.
 */
function asOfLines({ loaded, now }: Seen, { past }: Pick<LineAggregates, "past">): number | null {
  return now === null ? null : (past?.at ?? loaded.freshness.fetchedAt);
}

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

/** Absolute value of a queue's lines, of lines left that of their stock, at cost; `null` where it has none. */
export function queueValue(
  queue: WorkQueue,
  { queueValues, leftValue }: LineAggregates["totals"],
): string | null {
  if (queue === "stalled") return null;
  return queue === "not-counted" ? leftValue : queueValues[queue];
}
