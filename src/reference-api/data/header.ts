import type { Counting } from "#contract/counting.ts";
import type { ScheduledCounting } from "./schedule.ts";
import { iso } from "./time.ts";
import type { Totals } from "./totals.ts";

/** A counting without its lines, as in list and detail at a moment. */
export function headerOf(counting: ScheduledCounting, totals: Totals, now: number): Counting {
  return {
    id: counting.id,
    startedAt: iso(counting.startedAt),
    endsAt: iso(counting.endsAt),
    warehouse: counting.warehouse,
    active: now < counting.closesAt,
    participants: [...counting.participants],
    totalProducts: counting.size,
    totalProductsCounted: totals.counted,
    totalProductsLeft: counting.size - totals.counted,
    totalDiscrepancies: totals.discrepancies,
    totalIncidents: totals.incidents,
  };
}
