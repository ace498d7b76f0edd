import type { Comparison } from "#contract/history/compare.ts";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { type Pair, pairOf } from "#slices/history/compare/pair.ts";

/** Pairs of the five largest, those with the most lines first: these may have places in common. */
export function pairsOf(countings: readonly ArchivedCounting[]): readonly Pair[] {
  const large = countings.toSorted((one, other) => other.lines - one.lines).slice(0, 5);
  return large
    .flatMap((one, index) => large.slice(index + 1).map((other) => [one, other] as const))
    .map(([one, other]) => pairOf(one, other))
    .sort((one, other) => linesOf(other) - linesOf(one));
}

const linesOf = ({ a, b }: Pair) => Math.min(a.lines, b.lines);

/** Less than this share of the smaller count's lines in common says little. */
export const worthComparing = 0.1;

/** The places that both counts know, as a share of the lines of the smaller one. */
export function commonShare({ a, b, kinds }: Pick<Comparison, "a" | "b" | "kinds">): number {
  const common = kinds.reduce((sum, { places }) => sum + places, 0);
  return common / Math.max(1, Math.min(a.lines, b.lines));
}
