import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { countingFacts } from "./facts.ts";
import { scheduleStatus } from "./schedule-status.ts";

/** Totals of the active countings. Lines, discrepancies and incidents are those of their headers. */
export interface ListSummary {
  readonly countings: number;
  /** Each person counts once, in however many countings. */
  readonly participants: number;
  readonly total: number;
  readonly counted: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly incidents: number;
  /** Countings behind their pace, including overdue ones; `null` while the time is unknown. */
  readonly behind: number | null;
  /** Countings past their deadline with lines left; `null` while the time is unknown. */
  readonly overdue: number | null;
}

/**
 * @param now milliseconds since 1970, or `null` while the figures are stale
 * @param calendarOf calendar of a warehouse, by its code
 */
export function listSummary(
  active: readonly Counting[],
  now: number | null,
  calendarOf: (warehouseCode: string) => WorkCalendar,
): ListSummary {
  const facts = active.map(countingFacts);
  const sum = (field: "total" | "counted" | "left" | "discrepancies" | "incidents") =>
    facts.reduce((so, one) => so + one[field], 0);
  const statuses = active.map(({ warehouse }, index) => {
    const one = facts[index];
    return one && scheduleStatus(one, now, calendarOf(warehouse.code)).kind;
  });
  const count = (kind: "behind" | "overdue") => statuses.filter((one) => one === kind).length;
  return {
    countings: active.length,
    participants: new Set(active.flatMap(({ participants }) => participants.map(({ id }) => id)))
      .size,
    total: sum("total"),
    counted: sum("counted"),
    left: sum("left"),
    discrepancies: sum("discrepancies"),
    incidents: sum("incidents"),
    behind: now === null ? null : count("behind") + count("overdue"),
    overdue: now === null ? null : count("overdue"),
  };
}
