import type { Conclusion } from "#domain/counting/conclusion.ts";
import type { WorkQueue } from "#domain/lines/work-queues.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import {
  type FoundCheck,
  foundChecks,
  type Oddity,
  oddities,
} from "#pages/counting/notices/oddities.ts";
import type { TimedPanelProps } from "#pages/counting/overview/overview-props.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { type Decision, decisionsOf, maxDecisions } from "./decisions.ts";
import { lengthsOf, queueValue } from "./lengths.ts";

/** What needs a decision in a counting. */
export interface Decisions {
  /** Number of lines of all queues; `null` while unknown. */
  readonly lengths: Readonly<Record<WorkQueue, number | null>>;
  readonly visible: readonly Decision[];
  /** Behind a press. */
  readonly rest: readonly Decision[];
  readonly odd: readonly Oddity[];
  readonly checks: readonly FoundCheck[];
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
  return {
    lengths,
    visible,
    isShort: aggregates.isWhole && visible.length <= fewDecisions,
    rest: all.slice(maxDecisions),
    // These are of all lines, and would be the only figures without the filter.
    odd: isFiltered ? [] : oddities(snapshot, messages.dataChecks, format),
    checks: isFiltered ? [] : foundChecks(snapshot.loaded),
  };
}
