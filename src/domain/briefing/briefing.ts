import { attentionOf, type Conclusion } from "#domain/counting/conclusion.ts";
import type { CountingFacts } from "#domain/counting/facts.ts";
import type { IdlePerson, LineFindings } from "./line-findings.ts";

/** An active counting as a briefing sees it. */
export interface BriefedCounting {
  readonly id: string;
  /** Name of its warehouse. */
  readonly warehouse: string;
  readonly facts: CountingFacts;
  /** The same as in its row of the list. */
  readonly conclusion: Conclusion;
  /** Lines per working hour since the start; `null` is "no answer". */
  readonly average: number | null;
  /** `null` while its lines are not read. */
  readonly findings: LineFindings | null;
}

/** Sentences that a briefing has at most. */
export const maxSentences = 5;

/** Maximum number of countings with a separate sentence. */
const minOwn = 2;

interface More {
  readonly overdue: number;
  readonly late: number;
}

/** One sentence, as data. Each claim follows from the conclusions or the lines of the countings that it names. */
export type BriefingSentence =
  | {
      readonly kind: "overdue" | "late";
      readonly counting: BriefedCounting;
      /** Countings that are overdue or late, too, and have no sentence; only in the last one of its kinds. */
      readonly more: More | null;
    }
  /** Countings that have stopped, or have not begun although they should: longest first. */
  | { readonly kind: "stalled"; readonly countings: readonly BriefedCounting[] }
  /** All lines are counted and the deadline has passed, but the counting is not closed: longest first. */
  | { readonly kind: "not-closed"; readonly countings: readonly BriefedCounting[] }
  | {
      readonly kind: "undocumented";
      readonly counting: BriefedCounting;
      readonly lines: number;
      /** Exact, in plain notation; `null` when costs are left out. */
      readonly value: string | null;
    }
  | {
      readonly kind: "idle";
      readonly countings: readonly {
        readonly counting: BriefedCounting;
        readonly people: readonly IdlePerson[];
      }[];
    }
  /** Nothing is late or stalled; `isOnTime` means that every counting will be done in time. */
  | { readonly kind: "fine"; readonly countings: number; readonly isOnTime: boolean };

/** Countings by what is wrong with them. */
export interface BriefingCounts {
  readonly active: number;
  /** Those that need attention. */
  readonly attention: number;
  readonly overdue: number;
  readonly late: number;
  readonly stalled: number;
  readonly notClosed: number;
}

export interface Briefing {
  readonly sentences: readonly BriefingSentence[];
  /** Sentences that the lines of countings may still add; 0 once they are read. */
  readonly pending: number;
  readonly counts: BriefingCounts;
}

/**
 * What a manager has to know of all active countings, in at most five sentences: overdue ones, late ones by how late,
 * those that stand still, the costliest undocumented discrepancies, and who is idle. How many sentences tell of lateness
 * depends on headers alone, so that reading lines adds sentences and never moves one.
 * @param countings all active ones
 * @param isRead whether the lines of `countingsToRead` are read, as far as they can be
 */
export function briefingOf(countings: readonly BriefedCounting[], isRead: boolean): Briefing {
  const { overdue, late, stalled, notClosed } = byConcern(countings);
  const fromHeaders: BriefingSentence[] = [];
  const own = [...overdue, ...late];
  const groups = [stalled, notClosed].filter((group) => group.length > 0).length;
  const read = countingsToRead(countings);
  const mayBeUndocumented = read.some(({ facts }) => facts.discrepancies > 0);
  const room = Math.max(minOwn, maxSentences - groups - Number(mayBeUndocumented));
  const named = own.slice(0, room);
  const rest = own.slice(room);
  for (const counting of named) {
    const isLast = counting === named.at(-1) && rest.length > 0;
    fromHeaders.push({
      kind: counting.conclusion.kind === "overdue" ? "overdue" : "late",
      counting,
      more: isLast ? moreOf(rest) : null,
    });
  }
  if (stalled.length > 0) fromHeaders.push({ kind: "stalled", countings: stalled });
  if (notClosed.length > 0) fromHeaders.push({ kind: "not-closed", countings: notClosed });
  if (fromHeaders.length === 0 && countings.length > 0) fromHeaders.push(fine(countings));
  const left = maxSentences - fromHeaders.length;
  const fromLines = [undocumented(countings), idle(countings)].filter((one) => one !== null);
  return {
    sentences: [...fromHeaders, ...fromLines.slice(0, left)],
    pending: isRead || read.length === 0 ? 0 : Math.max(0, Math.min(left, 2) - fromLines.length),
    counts: {
      active: countings.length,
      attention: countings.filter(({ conclusion }) => attentionOf(conclusion) !== null).length,
      overdue: overdue.length,
      late: late.length,
      stalled: stalled.length,
      notClosed: notClosed.length,
    },
  };
}

/** Limits of a briefing: countings, and lines of all of them together. */
const maxRead = { countings: 6, lines: 50_000 };

/**
 * The countings whose lines a briefing reads: overdue, late and stalled ones, then those with most discrepancies. Those
 * without a line counted have nothing to say.
 */
export function countingsToRead(countings: readonly BriefedCounting[]): readonly BriefedCounting[] {
  const { overdue, late, stalled } = byConcern(countings);
  const byDiscrepancies = countings
    .filter(({ facts }) => facts.discrepancies > 0)
    .toSorted((one, other) => other.facts.discrepancies - one.facts.discrepancies);
  const read: BriefedCounting[] = [];
  let lines = 0;
  for (const counting of new Set([...overdue, ...late, ...stalled, ...byDiscrepancies])) {
    const { total, counted, discrepancies } = counting.facts;
    const hasSomething = counted > 0 || discrepancies > 0;
    if (!hasSomething || lines + total > maxRead.lines) continue;
    read.push(counting);
    lines += total;
    if (read.length === maxRead.countings) break;
  }
  return read;
}

/** How long a counting has been, or will be, in its state, in milliseconds; by this they are ordered. */
function lengthOf({ conclusion, facts }: BriefedCounting): number {
  switch (conclusion.kind) {
    case "overdue":
    case "late":
      return conclusion.by;
    case "may-be-late":
      return conclusion.range.late - facts.endsAt;
    case "stalled":
    case "nothing-counted":
      return conclusion.for;
    case "all-counted":
      return conclusion.overdueBy ?? 0;
    default:
      return 0;
  }
}

const concerns = {
  overdue: "overdue",
  late: "late",
  "may-be-late": "late",
  stalled: "stalled",
  "nothing-counted": "stalled",
} as const;

function byConcern(countings: readonly BriefedCounting[]) {
  const groups = {
    overdue: [] as BriefedCounting[],
    late: [] as BriefedCounting[],
    stalled: [] as BriefedCounting[],
    notClosed: [] as BriefedCounting[],
  };
  for (const counting of countings) {
    const { conclusion } = counting;
    if (conclusion.kind === "all-counted") {
      if (conclusion.overdueBy !== null) groups.notClosed.push(counting);
    } else if (conclusion.kind in concerns) {
      groups[concerns[conclusion.kind as keyof typeof concerns]].push(counting);
    }
  }
  for (const group of Object.values(groups)) group.sort(longestFirst);
  return groups;
}

function longestFirst(one: BriefedCounting, other: BriefedCounting): number {
  return lengthOf(other) - lengthOf(one);
}

function moreOf(rest: readonly BriefedCounting[]): More {
  const overdue = rest.filter(({ conclusion }) => conclusion.kind === "overdue").length;
  return { overdue, late: rest.length - overdue };
}

function fine(countings: readonly BriefedCounting[]): BriefingSentence {
  const isOnTime = countings.every(({ conclusion: { kind } }) =>
    ["on-time", "early", "all-counted"].includes(kind),
  );
  return { kind: "fine", countings: countings.length, isOnTime };
}

/** The counting whose undocumented discrepancies are worth most; without costs, the one with most of them. */
function undocumented(countings: readonly BriefedCounting[]): BriefingSentence | null {
  let most: Extract<BriefingSentence, { kind: "undocumented" }> | null = null;
  for (const counting of countings) {
    const { undocumented: lines = 0, undocumentedValue: value = null } = counting.findings ?? {};
    if (lines > 0 && (most === null || weighsMore({ lines, value }, most))) {
      most = { kind: "undocumented", counting, lines, value };
    }
  }
  return most;
}

interface Weight {
  readonly lines: number;
  readonly value: string | null;
}

function weighsMore(one: Weight, other: Weight): boolean {
  if (one.value === null || other.value === null) return one.lines > other.lines;
  const difference = Number(one.value) - Number(other.value);
  return difference === 0 ? one.lines > other.lines : difference > 0;
}

/** Idle people of countings that progress; in a stalled one everyone is idle. */
function idle(countings: readonly BriefedCounting[]): BriefingSentence | null {
  const found = countings
    .filter(({ conclusion: { kind } }) => kind !== "stalled" && kind !== "nothing-counted")
    .map((counting) => ({ counting, people: counting.findings?.idle ?? [] }))
    .filter(({ people }) => people.length > 0)
    .sort((one, other) => other.people.length - one.people.length);
  return found.length === 0 ? null : { kind: "idle", countings: found };
}
