import type { CountRecord } from "#contract/count-record.ts";
import type { Counting } from "#contract/counting.ts";

/** Figures from a counting's header. Instants are milliseconds since 1970, the rest are lines. */
export interface CountingFacts {
  readonly startedAt: number;
  /** The deadline, not the actual end. */
  readonly endsAt: number;
  readonly active: boolean;
  readonly total: number;
  readonly counted: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly incidents: number;
  /** The counted lines over time; `null` where they are unknown. */
  readonly record: CountRecord | null;
}

export function countingFacts(counting: Counting): CountingFacts {
  return {
    startedAt: Date.parse(counting.startedAt),
    endsAt: Date.parse(counting.endsAt),
    active: counting.active,
    total: counting.totalProducts,
    counted: counting.totalProductsCounted,
    left: counting.totalProductsLeft,
    discrepancies: counting.totalDiscrepancies,
    incidents: counting.totalIncidents,
    record: counting.countRecord ?? null,
  };
}

/** Whether counted and left add up to the total, as they do in a correct header. */
export function addsUp({
  total,
  counted,
  left,
}: Pick<CountingFacts, "total" | "counted" | "left">): boolean {
  return counted + left === total;
}

/**
 * The deadline if it is after the start; `null` for any other, which nothing can be late for. Milliseconds
 * since 1970.
 */
export function usableDeadline({
  startedAt,
  endsAt,
}: Pick<CountingFacts, "startedAt" | "endsAt">): number | null {
  return endsAt > startedAt ? endsAt : null;
}

/**
 * Discrepancies per counted line, as a share; can exceed 1, since the API does not say that each discrepancy is
 * a line. `null` before anything was counted.
 */
export function discrepancyRate({
  discrepancies,
  counted,
}: Pick<CountingFacts, "discrepancies" | "counted">): number | null {
  return counted === 0 ? null : discrepancies / counted;
}

/**
 * When a finished counting really ended: its latest finish, in milliseconds since 1970. `null` while it is
 * active, and when no line was finished.
 * @param finishes instants of all finished lines, ascending
 */
export function actualEnd(active: boolean, finishes: Float64Array): number | null {
  return active ? null : (finishes.at(-1) ?? null);
}
