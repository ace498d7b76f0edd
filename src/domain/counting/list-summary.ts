import type { Counting } from "#contract/counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { countingFacts } from "./facts.ts";
import { standing } from "./schedule-status.ts";

/** What active countings come to together. Lines, discrepancies and incidents are those of their headers. */
export interface ListSummary {
  readonly countings: number;
  /** People, each once, whatever they take part in. */
  readonly participants: number;
  readonly total: number;
  readonly counted: number;
  readonly left: number;
  readonly discrepancies: number;
  readonly incidents: number;
  /** Countings behind their pace, the overdue ones too; `null` while the time is not known. */
  readonly behind: number | null;
  /** Countings past their deadline with lines left; `null` while the time is not known. */
  readonly overdue: number | null;
}

/**
 * @param now milliseconds since 1970, or `null` while old figures are shown
 * @param calendarOf when a warehouse works, by its code
 */
export function listSummary(
  active: readonly Counting[],
  now: number | null,
  calendarOf: (warehouseCode: string) => WorkCalendar,
): ListSummary {
  const facts = active.map(countingFacts);
  const sum = (field: "total" | "counted" | "left" | "discrepancies" | "incidents") =>
    facts.reduce((so, one) => so + one[field], 0);
  const standings = active.map(({ warehouse }, index) => {
    const one = facts[index];
    return one && standing(one, now, calendarOf(warehouse.code)).kind;
  });
  const count = (kind: "behind" | "overdue") => standings.filter((one) => one === kind).length;
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
