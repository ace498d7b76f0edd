import { recountEffect } from "#domain/recount/recount.ts";
import type { CountingContext } from "./counting-context.ts";
import { isDiscrepancy } from "./discrepancy.ts";
import type { LineFacts } from "./line-facts.ts";
import type { LineTotals } from "./line-totals.ts";
import { isPackHint } from "./pack-hint.ts";
import { isStalledLine } from "./stalled.ts";

/** Queues of lines that need a decision, by the name that addresses use. */
export const workQueues = [
  "undocumented",
  "recount-worse",
  "misplaced",
  "pack-hint",
  "incident",
  "stalled",
  "not-counted",
] as const;

export type WorkQueue = (typeof workQueues)[number];

/** Facts about the other lines that a queue needs. */
export interface QueueContext {
  readonly countingContext: CountingContext;
  /** From the context's totals, which are too slow to compute per line. */
  readonly medianDuration: number | null;
  /** Milliseconds since 1970; `null` while the time is unknown, and then no line has stalled. */
  readonly now: number | null;
}

export function isInQueue(line: LineFacts, queue: WorkQueue, context: QueueContext): boolean {
  switch (queue) {
    case "undocumented":
      return isDiscrepancy(line) && !line.documented;
    case "recount-worse": {
      const effect = recountEffect(line);
      return effect === "worsened" || effect === "turned";
    }
    case "misplaced":
      return context.countingContext.isMisplaced(line);
    case "pack-hint":
      return isPackHint(line);
    case "incident":
      return line.hasIncident;
    case "stalled":
      return context.now !== null && isStalledLine(line, context.medianDuration, context.now);
    case "not-counted":
      return line.finishedAt === null;
  }
}

/**
 * Number of lines in each queue, without another pass; `null` is "no answer".
 * @param stalled see `stalledLines`
 */
export function queueLengths(
  totals: LineTotals,
  stalled: number | null,
): Readonly<Record<WorkQueue, number | null>> {
  return {
    undocumented: totals.undocumented,
    "recount-worse": totals.recounts.worsened + totals.recounts.turned,
    misplaced: totals.misplaced,
    "pack-hint": totals.packHints,
    incident: totals.incidents,
    stalled,
    "not-counted": totals.left,
  };
}
