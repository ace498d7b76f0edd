import { attentionOf, type Conclusion } from "#domain/counting/conclusion.ts";
import { knownFinish } from "#domain/counting/known-finish.ts";
import type { BriefedCounting } from "./briefed-counting.ts";
import type { IdlePerson } from "./line-findings.ts";
import { rankCountings } from "./ranking.ts";

/** Sentences that a briefing has at most. */
export const maxSentences = 5;

/** Maximum number of countings with a separate sentence. */
const minOwn = 2;

interface More {
  readonly overdue: readonly BriefedCounting[];
  /** By both rates. */
  readonly late: readonly BriefedCounting[];
  /** By one of them alone. */
  readonly mayBeLate: readonly BriefedCounting[];
}

/** One sentence, as data. Each claim follows from the conclusions or the lines of the countings that it names. */
export type BriefingSentence =
  | {
      readonly kind: "overdue" | "late";
      readonly counting: BriefedCounting;
      /** Countings that are overdue or late, too, and have no sentence; only in the last one of its kinds. */
      readonly more: More | null;
    }
  /** Countings that have stopped, or have not begun although they should. */
  | { readonly kind: "stalled"; readonly countings: readonly BriefedCounting[] }
  /** All lines are counted and the deadline has passed, but the counting is not closed: longest first. */
  | { readonly kind: "not-closed"; readonly countings: readonly BriefedCounting[] }
  /** Countings that are not late by their rate, but far behind their plan: the furthest first. */
  | { readonly kind: "behind"; readonly countings: readonly BriefedCounting[] }
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
  /** The counting with most lines left of products that were wrong again and again in the counts before. */
  | {
      readonly kind: "wrong-again";
      readonly counting: BriefedCounting;
      readonly lines: number;
    }
  /** Countings that finished in the last day and left something undone: the latest first. */
  | { readonly kind: "finished"; readonly countings: readonly BriefedCounting[] }
  /**
   * Nothing is late or stalled, as far as is known; `isOnTime` means that every counting will be done in time, `isKnown` that
   * every one is judged.
   */
  | {
      readonly kind: "fine";
      readonly countings: number;
      readonly isOnTime: boolean;
      readonly isKnown: boolean;
    };

/** Countings by what is wrong with them. */
export interface BriefingCounts {
  readonly active: number;
  /** Those that need attention. */
  readonly attention: number;
  readonly overdue: number;
  /** By both rates. */
  readonly late: number;
  /** By one of them alone. */
  readonly mayBeLate: number;
  readonly stalled: number;
  readonly notClosed: number;
  /** Those of which nothing but the average is known. */
  readonly unjudged: number;
}

export interface Briefing {
  readonly sentences: readonly BriefingSentence[];
  /** Sentences that the lines of countings may still add; 0 once they are read. */
  readonly pending: number;
  readonly counts: BriefingCounts;
  /** Active ones that are judged, need no attention and are not far behind their plan. */
  readonly others: number;
}

/**
 * What a manager has to know of all active countings, in at most five sentences, first what people can still change: late
 * ones that can be saved, those that stand still, overdue ones, late ones that cannot be saved, those to close, those far
 * behind their plan, those that finished with something undone, the costliest undocumented discrepancies, who is idle, and
 * where products are left that were wrong again and again. How many sentences tell of lateness depends on headers alone, so
 * that reading lines adds sentences and never moves one.
 * @param countings all active ones
 * @param finished those that may have left something undone; see `mayBeUndone`
 * @param isRead whether the lines of `countingsToRead` are read, as far as they can be
 */
export function briefingOf(
  countings: readonly BriefedCounting[],
  isRead: boolean,
  finished: readonly BriefedCounting[] = [],
): Briefing {
  const { savable, overdue, lost, stalled, notClosed } = rankCountings(countings);
  const behind = countings
    .filter((counting) => counting.behind !== null)
    .sort((one, other) => (other.behind?.by ?? 0) - (one.behind?.by ?? 0));
  const groups = [stalled, notClosed, behind].filter((group) => group.length > 0).length;
  const read = countingsToRead(countings, finished);
  const mayBeUndocumented = read.some(({ facts }) => facts.discrepancies > 0);
  const room = Math.max(minOwn, maxSentences - groups - Number(mayBeUndocumented));
  // An overdue one has a sentence, however many can be saved.
  const saved = savable.slice(0, overdue.length > 0 ? room - 1 : room);
  const named = [...saved, ...[...overdue, ...lost].slice(0, room - saved.length)];
  const endangered = [...savable, ...overdue, ...lost];
  const rest = endangered.filter((counting) => !named.includes(counting));
  const own = (counting: BriefedCounting): BriefingSentence => ({
    kind: counting.conclusion.kind === "overdue" ? "overdue" : "late",
    counting,
    more: counting === named.at(-1) && rest.length > 0 ? moreOf(rest) : null,
  });
  const fromHeaders: BriefingSentence[] = saved.map(own);
  if (stalled.length > 0) fromHeaders.push({ kind: "stalled", countings: stalled });
  fromHeaders.push(...named.slice(saved.length).map(own));
  if (notClosed.length > 0) fromHeaders.push({ kind: "not-closed", countings: notClosed });
  if (behind.length > 0 && fromHeaders.length < maxSentences) {
    fromHeaders.push({ kind: "behind", countings: behind });
  }
  if (fromHeaders.length === 0 && countings.length > 0) fromHeaders.push(fine(countings));
  const left = maxSentences - fromHeaders.length;
  const isUnread = ({ facts, findings }: BriefedCounting) =>
    facts.discrepancies > 0 && findings === null;
  // One that is not read may have costlier ones: places that have read more would name it.
  const most = read.some(isUnread) ? null : undocumented(countings);
  // What counts before tell takes no place of its own: its sentence comes where another has nothing to say.
  const fromLinesAtMost = Math.min(left, finished.length > 0 ? 3 : 2);
  const fromLines = [undone(finished), most, idle(countings), wrongAgain(countings)]
    .filter((one) => one !== null)
    .slice(0, fromLinesAtMost);
  const judged = countings.filter(isJudged);
  const { late, mayBeLate } = moreOf(endangered);
  const isCalm = ({ conclusion }: BriefedCounting) => attentionOf(conclusion) === null;
  return {
    sentences: [...fromHeaders, ...fromLines],
    pending: isRead || read.length === 0 ? 0 : Math.max(0, fromLinesAtMost - fromLines.length),
    counts: {
      active: countings.length,
      attention: countings.filter((counting) => !isCalm(counting)).length,
      overdue: overdue.length,
      late: late.length,
      mayBeLate: mayBeLate.length,
      stalled: stalled.length,
      notClosed: notClosed.length,
      unjudged: countings.length - judged.length,
    },
    others: judged.filter((counting) => isCalm(counting) && counting.behind === null).length,
  };
}

/** Limits of a briefing: countings, and lines of all of them together. */
const maxRead = { countings: 6, lines: 50_000 };

/**
 * The countings whose lines a briefing reads: late, stalled and overdue ones, those that have finished, then those with
 * most discrepancies. Those without a line counted have nothing to say.
 */
export function countingsToRead(
  countings: readonly BriefedCounting[],
  finished: readonly BriefedCounting[] = [],
): readonly BriefedCounting[] {
  const { savable, stalled, overdue, lost } = rankCountings(countings);
  const byDiscrepancies = countings
    .filter(({ facts }) => facts.discrepancies > 0)
    .toSorted((one, other) => other.facts.discrepancies - one.facts.discrepancies);
  const read: BriefedCounting[] = [];
  let lines = 0;
  for (const counting of new Set([
    ...savable,
    ...stalled,
    ...overdue,
    ...lost,
    ...finished.filter(({ facts }) => facts.discrepancies > 0),
    ...byDiscrepancies,
  ])) {
    const { total, counted, discrepancies } = counting.facts;
    const hasSomething = counted > 0 || discrepancies > 0;
    if (!hasSomething || lines + total > maxRead.lines) continue;
    read.push(counting);
    lines += total;
    if (read.length === maxRead.countings) break;
  }
  return read;
}

function moreOf(rest: readonly BriefedCounting[]): More {
  const of = (kind: Conclusion["kind"]) =>
    rest.filter(({ conclusion }) => conclusion.kind === kind);
  return { overdue: of("overdue"), late: of("late"), mayBeLate: of("may-be-late") };
}

function fine(countings: readonly BriefedCounting[]): BriefingSentence {
  const isOnTime = countings.every(({ conclusion: { kind } }) =>
    ["on-time", "early", "all-counted"].includes(kind),
  );
  return {
    kind: "fine",
    countings: countings.length,
    isOnTime,
    isKnown: countings.every(isJudged),
  };
}

function isJudged({ conclusion }: BriefedCounting): boolean {
  return conclusion.kind !== "by-average";
}

/** Finished countings of which lines were not counted, or discrepancies have no reason. */
function undone(finished: readonly BriefedCounting[]): BriefingSentence | null {
  const countings = finished
    .filter(({ facts, findings }) => facts.left > 0 || (findings?.undocumented ?? 0) > 0)
    .sort((one, other) => (knownFinish(other.facts) ?? 0) - (knownFinish(one.facts) ?? 0));
  return countings.length === 0 ? null : { kind: "finished", countings };
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

function wrongAgain(countings: readonly BriefedCounting[]): BriefingSentence | null {
  const [most] = countings
    .map((counting) => ({ counting, lines: counting.findings?.wrongAgain ?? 0 }))
    .filter(({ lines }) => lines > 0)
    .sort((one, other) => other.lines - one.lines);
  return most ? { kind: "wrong-again", ...most } : null;
}
