import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { standing } from "./schedule-status.ts";

/** What a list of countings can be narrowed to, from its headers alone. */
export const countingStatuses = [
  "active",
  "finished",
  "overdue",
  "behind",
  "not-started",
  "left",
  "discrepancies",
  "incidents",
] as const;

export type CountingStatus = (typeof countingStatuses)[number];

/**
 * Whether a counting is as a status says. `behind` holds for overdue ones too; `left` is of active ones,
 * since nobody will count what a finished one left.
 * @param at milliseconds since 1970: the time that the figures are judged by
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
      return standing(facts, at, calendar).kind === "overdue";
    case "behind":
      return ["behind", "overdue"].includes(standing(facts, at, calendar).kind);
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

/** Statuses of which one is chosen at a time. */
export const exclusiveStatuses = [
  "active",
  "finished",
  "overdue",
  "behind",
  "not-started",
] as const satisfies readonly CountingStatus[];

type ExclusiveStatus = (typeof exclusiveStatuses)[number];

function isExclusive(status: CountingStatus): status is ExclusiveStatus {
  return exclusiveStatuses.some((one) => one === status);
}

/** The one that is chosen; of several in an address, the last. */
export function exclusiveStatus(statuses: readonly CountingStatus[]): ExclusiveStatus | null {
  return statuses.findLast(isExclusive) ?? null;
}

/** The statuses with another choice among the exclusive ones, or with none of them. */
export function withExclusive(
  statuses: readonly CountingStatus[],
  chosen: ExclusiveStatus | null,
): readonly CountingStatus[] {
  const others = statuses.filter((status) => !isExclusive(status));
  return chosen === null ? others : [chosen, ...others];
}

/** The statuses with one more or one less: an exclusive one takes the place of another. */
export function toggleStatus(
  statuses: readonly CountingStatus[],
  status: CountingStatus,
): readonly CountingStatus[] {
  if (statuses.includes(status)) return statuses.filter((one) => one !== status);
  return isExclusive(status) ? withExclusive(statuses, status) : [...statuses, status];
}
