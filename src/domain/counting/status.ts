import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { outlookOf } from "./outlook.ts";
import { scheduleStatus } from "./schedule-status.ts";

/** A counting at one moment. */
interface CountingMoment {
  readonly facts: CountingFacts;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly calendar: WorkCalendar;
  /** As `concludedStatus`, computed once. */
  readonly concluded: () => ConcludedStatus | null;
}

interface StatusEntry<Choice> {
  /**
   * `offered`: one of those to choose from, each with its number of countings. `single`: joins them while an address names
   * it. `added`: holds besides any of these.
   */
  readonly choice: Choice;
  readonly holds: (moment: CountingMoment) => boolean;
  /** Whether only active countings have it. */
  readonly isOfActive?: true;
  /** How it is marked where it is offered. */
  readonly attention?: "warning" | "overdue";
}

function entry<const Choice extends "offered" | "single" | "added">(
  choice: Choice,
  holds: StatusEntry<Choice>["holds"],
  options?: Pick<StatusEntry<Choice>, "isOfActive" | "attention">,
): StatusEntry<Choice> {
  return { choice, holds, ...options };
}

function concludes(of: ConcludedStatus): StatusEntry<"offered">["holds"] {
  return ({ concluded }) => concluded() === of;
}

/**
 * Statuses that a list of countings can be filtered by, from its headers alone. Their order is that of the address and of
 * the choice.
 */
const entries = {
  active: entry("offered", ({ facts }) => facts.active, { isOfActive: true }),
  overdue: entry("offered", concludes("overdue"), { isOfActive: true, attention: "overdue" }),
  late: entry("offered", concludes("late"), { isOfActive: true, attention: "warning" }),
  stalled: entry("offered", concludes("stalled"), { isOfActive: true, attention: "warning" }),
  "all-counted": entry("offered", concludes("all-counted"), { isOfActive: true }),
  finished: entry("offered", ({ facts }) => !facts.active),
  // Including overdue ones.
  behind: entry(
    "single",
    ({ facts, at, calendar }) =>
      ["behind", "overdue"].includes(scheduleStatus(facts, at, calendar).kind),
    { isOfActive: true },
  ),
  "not-started": entry("single", ({ facts, at }) => at < facts.startedAt),
  // The lines left of a finished counting will not be counted.
  left: entry("added", ({ facts }) => facts.active && facts.left > 0),
  discrepancies: entry("added", ({ facts }) => facts.discrepancies > 0),
  incidents: entry("added", ({ facts }) => facts.incidents > 0),
};

export type CountingStatus = keyof typeof entries;

type StatusLike<Choice> = {
  [Name in CountingStatus]: (typeof entries)[Name] extends StatusEntry<Choice> ? Name : never;
}[CountingStatus];

export type OfferedStatus = StatusLike<"offered">;

/** Statuses of which only one can be chosen at a time. */
export type ExclusiveStatus = StatusLike<"offered" | "single">;

// Names are the keys of the entries.
export const countingStatuses = Object.keys(entries) as readonly CountingStatus[];

export function statusOf(name: CountingStatus): StatusEntry<"offered" | "single" | "added"> {
  return entries[name];
}

export function isOffered(name: CountingStatus): name is OfferedStatus {
  return entries[name].choice === "offered";
}

/** The statuses that are offered to choose one from, in that order. */
export const offeredStatuses = countingStatuses.filter(isOffered);

/**
 * Returns whether a counting matches a status at a moment.
 * @param at milliseconds since 1970
 */
export function statusMatcher(
  facts: CountingFacts,
  at: number,
  calendar: WorkCalendar,
): (name: CountingStatus) => boolean {
  let known: ConcludedStatus | null | undefined;
  const concluded = () => {
    if (known === undefined) known = concludedStatus(facts, at, calendar);
    return known;
  };
  return (name) => entries[name].holds({ facts, at, calendar, concluded });
}

/** The status of an active counting by its conclusion; `null` for one of which none is certain. */
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
    default:
      return null;
  }
}

/** A counting has at most one of them. */
type ConcludedStatus = "overdue" | "late" | "stalled" | "all-counted";

function isExclusive(name: CountingStatus): name is ExclusiveStatus {
  return entries[name].choice !== "added";
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
