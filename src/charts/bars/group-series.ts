import type { GroupTotals } from "#domain/groups/group-totals.ts";

/** One bar: lines of one group or several, in parts that add up to all of them. */
export interface LinesBar {
  readonly lines: number;
  readonly counted: number;
  /** Counted without a discrepancy. */
  readonly sound: number;
  /** Counted with a discrepancy. */
  readonly discrepancies: number;
  readonly inProgress: number;
  /** Neither counted nor in progress. */
  readonly left: number;
}

/** Input of a bar. */
export type BarTotals = Pick<
  GroupTotals,
  "lines" | "counted" | "inProgress" | "knownDifferences" | "withoutDifference"
>;

export function linesBar(groups: readonly BarTotals[]): LinesBar {
  const sum = (of: (group: BarTotals) => number) =>
    groups.reduce((total, group) => total + of(group), 0);
  const lines = sum((group) => group.lines);
  const counted = sum((group) => group.counted);
  const inProgress = sum((group) => group.inProgress);
  const discrepancies = sum((group) => group.knownDifferences - group.withoutDifference);
  return {
    lines,
    counted,
    sound: counted - discrepancies,
    discrepancies,
    inProgress,
    left: lines - counted - inProgress,
  };
}

/** Groups that a chart shows, and those combined into one. */
export interface Folded<Group> {
  readonly visible: readonly Group[];
  readonly rest: readonly Group[];
}

/** Maximum number of bars in a chart. */
const max = 12;

/**
 * Keeps all groups if a chart has room for them; otherwise the largest, one less than its bars, and the rest, both in
 * the given order. Ties go to the earlier group.
 * @param bars maximum number, the one for the rest included
 */
export function foldSmall<Group>(
  groups: readonly Group[],
  sizeOf: (group: Group) => number,
  bars = max,
): Folded<Group> {
  if (groups.length <= bars) return { visible: groups, rest: [] };
  const bySize = [...groups].sort((one, other) => sizeOf(other) - sizeOf(one));
  const large = new Set(bySize.slice(0, bars - 1));
  return {
    visible: groups.filter((group) => large.has(group)),
    rest: groups.filter((group) => !large.has(group)),
  };
}
