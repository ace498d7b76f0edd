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
