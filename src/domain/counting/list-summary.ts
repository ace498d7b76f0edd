import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { countingFacts } from "./facts.ts";
import { scheduleStatus } from "./schedule-status.ts";
import { concludedStatus } from "./status.ts";

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
  /** Countings that will miss their deadline by both rates; `null` while the time is unknown. */
  readonly late: number | null;
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
    if (!one || now === null) return null;
    const calendar = calendarOf(warehouse.code);
    return {
      schedule: scheduleStatus(one, now, calendar).kind,
      concluded: concludedStatus(one, now, calendar),
    };
  });
  const overdue = statuses.filter((one) => one?.concluded === "overdue").length;
  return {
    countings: active.length,
    participants: new Set(active.flatMap(({ participants }) => participants.map(({ id }) => id)))
      .size,
    total: sum("total"),
    counted: sum("counted"),
    left: sum("left"),
    discrepancies: sum("discrepancies"),
    incidents: sum("incidents"),
    behind:
      now === null ? null : overdue + statuses.filter((one) => one?.schedule === "behind").length,
    late: now === null ? null : statuses.filter((one) => one?.concluded === "late").length,
    overdue: now === null ? null : overdue,
  };
}
