import {
  type FoundCheck,
  foundChecks,
  type Oddity,
  oddities,
} from "#components/counting/notices/oddities.ts";
import type { TimedPanelProps } from "#components/counting/panels/overview-props.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { stalledLines } from "#domain/lines/stalled.ts";
import { queueLengths, type WorkQueue } from "#domain/lines/work-queues.ts";
import type { CountingSnapshot } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type Decision, decisionsOf, maxDecisions } from "./decisions.ts";

/** What needs a decision in a counting. */
export interface Decisions {
  /** Number of lines of all queues; `null` while unknown. */
  readonly lengths: Readonly<Record<WorkQueue, number | null>>;
  readonly visible: readonly Decision[];
  /** Behind a press. */
  readonly rest: readonly Decision[];
  readonly odd: readonly Oddity[];
  readonly checks: readonly FoundCheck[];
  /** Number of rows behind a press. */
  readonly folded: number;
  /** Number of rows in view: the visible ones, and that of the folded ones. */
  readonly rows: number;
  /** Whether they need no column of their own; their number is not known before the last line. */
  readonly isShort: boolean;
}

/** More decisions than these fill a column. */
const fewDecisions = 3;

/** Conclusions that make the lines left the first decision. */
const leftFirst: readonly Conclusion["kind"][] = ["stalled", "overdue", "nothing-counted"];

export function useDecisions({
  snapshot,
  aggregates,
  isFiltered,
}: Omit<TimedPanelProps, "search">): Decisions {
  const messages = useMessages("overview");
  const format = useFormat();
  const { conclusion } = useOutlook(snapshot);
  const lengths = lengthsOf(snapshot, aggregates);
  const all = decisionsOf(
    lengths,
    (queue) => queueValue(queue, aggregates.totals),
    leftFirst.includes(conclusion.kind),
  );
  const visible = all.slice(0, maxDecisions);
  const rest = all.slice(maxDecisions);
  // These are of all lines, and would be the only figures without the filter.
  const odd = isFiltered ? [] : oddities(snapshot, messages.dataChecks, format);
  const checks = isFiltered ? [] : foundChecks(snapshot.loaded);
  const folded = rest.length + odd.length + checks.length;
  return {
    lengths,
    visible,
    isShort: aggregates.isWhole && visible.length <= fewDecisions,
    rest,
    odd,
    checks,
    folded,
    rows: visible.length + (folded > 0 ? 1 : 0),
  };
}

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
function queueValue(
  queue: WorkQueue,
  { queueValues, leftValue }: LineAggregates["totals"],
): string | null {
  if (queue === "stalled") return null;
  return queue === "not-counted" ? leftValue : queueValues[queue];
}
