import type { CountingFacts } from "#domain/counting/facts.ts";
import { recordAsShown, recordOfLines } from "#domain/forecast/count-record.ts";
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

interface LinesRead {
  readonly totals: Parameters<typeof factsAsOf>[1] & Pick<LineTotals, "firstStart">;
  /** Instants of all finished lines, ascending, in milliseconds since 1970. */
  readonly finishes: Float64Array;
  /** Whether all lines are read. */
  readonly isWhole: boolean;
  /** `null` for the present. */
  readonly past: PastMoment | null;
}

/**
 * The facts of a counting whose lines are read: with the exact record that they give, where they agree with the header.
 * Quarter hours that the gateway has given are those of its lists, so that page and list have one forecast.
 * @param fetchedAt when the API sent the lines, in milliseconds since 1970
 */
export function factsOfLines(
  header: CountingFacts,
  { totals, finishes, isWhole, past }: LinesRead,
  fetchedAt: number,
): CountingFacts {
  const facts = past ? factsAsOf(header, totals, past) : header;
  if (!isWhole) return facts;
  const lines = { finishes, firstStart: totals.firstStart, counted: facts.counted };
  const exact = recordOfLines(lines, past?.at ?? fetchedAt);
  const { record } = facts;
  return {
    ...facts,
    record: exact && record?.isExact ? recordAsShown(exact, record) : (exact ?? record),
  };
}
