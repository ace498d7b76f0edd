import type { CountingFacts } from "#domain/counting/facts.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";

/** The moment that figures of lines are told as of. */
export interface PastMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether any line was finished after it. */
  readonly goesOn: boolean;
}

/**
 * A counting's header as it will have been: its totals are those of its lines, and it was active as long as
 * lines were still finished. Start and deadline are as they are now.
 * @param totals of all its lines as of that moment
 */
export function factsAsOf(
  { startedAt, endsAt, active }: Pick<CountingFacts, "startedAt" | "endsAt" | "active">,
  totals: Pick<LineTotals, "lines" | "counted" | "left" | "discrepancies" | "incidents">,
  { goesOn }: PastMoment,
): CountingFacts {
  const { lines: total, counted, left, discrepancies, incidents } = totals;
  const isActive = active || goesOn;
  return { startedAt, endsAt, active: isActive, total, counted, left, discrepancies, incidents };
}
