import type { BriefedCounting } from "./briefed-counting.ts";
import { canBeSaved } from "./speed-up.ts";

/** Countings that need attention, by what is wrong with them, each in the order in which a briefing names them. */
export interface RankedCountings {
  /** Late ones that can be saved, the one that needs most first. */
  readonly savable: readonly BriefedCounting[];
  /** Longest first. */
  readonly overdue: readonly BriefedCounting[];
  /** Late ones that cannot be saved, longest first. */
  readonly lost: readonly BriefedCounting[];
  /** Those that have stopped, or have not begun although they should: those that can be saved first. */
  readonly stalled: readonly BriefedCounting[];
  /** All lines are counted and the deadline has passed, but the counting is not closed: longest first. */
  readonly notClosed: readonly BriefedCounting[];
}

const concerns = {
  overdue: "overdue",
  late: "late",
  "may-be-late": "late",
  stalled: "stalled",
  "nothing-counted": "stalled",
} as const;

/**
 * Ranks countings by what people can still change. With A overdue since yesterday, B late and to be counted twice as
 * fast, C late and to be counted five times as fast, and D late and to be counted 1.2 times as fast: `savable` is B and D,
 * `overdue` is A, `lost` is C.
 */
export function rankCountings(countings: readonly BriefedCounting[]): RankedCountings {
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
  const [late, stalled] = [bySaving(groups.late), bySaving(groups.stalled)];
  return {
    savable: late.savable,
    overdue: groups.overdue.toSorted(longestFirst),
    lost: late.lost,
    stalled: [...stalled.savable, ...stalled.lost],
    notClosed: groups.notClosed.toSorted(longestFirst),
  };
}

function bySaving(countings: readonly BriefedCounting[]) {
  return {
    savable: countings.filter(canBeSaved).sort(mostNeededFirst),
    lost: countings.filter((counting) => !canBeSaved(counting)).sort(longestFirst),
  };
}

function mostNeededFirst(one: BriefedCounting, other: BriefedCounting): number {
  return (other.speedUp ?? 0) - (one.speedUp ?? 0) || longestFirst(one, other);
}

function longestFirst(one: BriefedCounting, other: BriefedCounting): number {
  return lengthOf(other) - lengthOf(one);
}

/** How long a counting has been, or will be, in its state, in milliseconds. */
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
