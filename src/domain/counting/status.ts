import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { outlookOf } from "./outlook.ts";
import { scheduleStatus } from "./schedule-status.ts";

/** Statuses that a list of countings can be filtered by, from its headers alone. */
export const countingStatuses = [
  "active",
  "overdue",
  "late",
  "stalled",
  "all-counted",
  "finished",
  "behind",
  "not-started",
  "left",
  "discrepancies",
  "incidents",
] as const;

export type CountingStatus = (typeof countingStatuses)[number];

/**
 * Whether a counting matches a status. `behind` includes overdue ones; `left` needs an active counting, since
 * the lines left of a finished one will not be counted.
 * @param at milliseconds since 1970, the time the counting is evaluated at
 */
export function matchesStatus(
  facts: CountingFacts,
  at: number,
  status: CountingStatus,
  calendar: WorkCalendar,
): boolean {
  switch (status) {
    case "active":
      return facts.active;
    case "finished":
      return !facts.active;
    case "overdue":
    case "late":
    case "stalled":
    case "all-counted":
      return concludedStatus(facts, at, calendar) === status;
    case "behind":
      return ["behind", "overdue"].includes(scheduleStatus(facts, at, calendar).kind);
    case "not-started":
      return at < facts.startedAt;
    case "left":
      return facts.active && facts.left > 0;
    case "discrepancies":
      return facts.discrepancies > 0;
    case "incidents":
      return facts.incidents > 0;
  }
}

/** The status of an active counting by its conclusion; `null` for one on time, early or too young to say. */
export function concludedStatus(
  facts: CountingFacts,
  at: number,
  calendar: WorkCalendar,
): ConcludedStatus | null {
  if (!facts.active) return null;
  const { kind } = outlookOf(facts, at, calendar).conclusion;
  switch (kind) {
    case "overdue":
    case "stalled":
    case "all-counted":
    case "late":
      return kind;
    case "nothing-counted":
      return "stalled";
    case "may-be-late":
      return "late";
    default:
      return null;
  }
}

/** A counting has at most one of them. */
export const concludedStatuses = ["overdue", "late", "stalled", "all-counted"] as const;

export type ConcludedStatus = (typeof concludedStatuses)[number];

/** The statuses that are offered to choose one from, in that order. */
export const offeredStatuses = ["active", ...concludedStatuses, "finished"] as const;

/** Statuses of which only one can be chosen at a time. */
const exclusiveStatuses = [...offeredStatuses, "behind", "not-started"] as const;

export type ExclusiveStatus = (typeof exclusiveStatuses)[number];

function isExclusive(status: CountingStatus): status is ExclusiveStatus {
  return exclusiveStatuses.some((one) => one === status);
}

/** The chosen exclusive status; the last one if an address has several. */
export function exclusiveStatus(statuses: readonly CountingStatus[]): ExclusiveStatus | null {
  return statuses.findLast(isExclusive) ?? null;
}

/** Replaces the exclusive status, or removes it for `null`. */
export function withExclusive(
  statuses: readonly CountingStatus[],
  chosen: ExclusiveStatus | null,
): readonly CountingStatus[] {
  const others = statuses.filter((status) => !isExclusive(status));
  return chosen === null ? others : [chosen, ...others];
}

/** Adds or removes a status; an exclusive one replaces another. */
export function toggleStatus(
  statuses: readonly CountingStatus[],
  status: CountingStatus,
): readonly CountingStatus[] {
  if (statuses.includes(status)) return statuses.filter((one) => one !== status);
  return isExclusive(status) ? withExclusive(statuses, status) : [...statuses, status];
}
