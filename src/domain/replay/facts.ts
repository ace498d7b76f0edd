import type { CountingFacts } from "#domain/counting/facts.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";

/** The moment that figures are computed for. */
export interface PastMoment {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether any line was finished later. */
  readonly hasLaterFinish: boolean;
}

/**
 * Reconstructs a counting's header at a past moment: its totals are those of its lines, and it was active as
 * long as lines were still finished. Start and deadline are the current ones.
 * @param totals of all its lines at that moment
 */
export function factsAsOf(
  { startedAt, endsAt, active }: Pick<CountingFacts, "startedAt" | "endsAt" | "active">,
  totals: Pick<LineTotals, "lines" | "counted" | "left" | "discrepancies" | "incidents">,
  { hasLaterFinish }: PastMoment,
): CountingFacts {
  const { lines: total, counted, left, discrepancies, incidents } = totals;
  const isActive = active || hasLaterFinish;
  return {
    startedAt,
    endsAt,
    active: isActive,
    total,
    counted,
    left,
    discrepancies,
    incidents,
    record: null,
  };
}
