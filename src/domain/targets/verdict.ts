import { isUpperLimit, type TargetFigure, type TargetPercents } from "#contract/targets.ts";
import {
  type Decimal,
  decimal,
  magnitude,
  parseDecimal,
  sumOfTexts,
} from "#domain/decimal/decimal.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import { enoughDifferences } from "#domain/lines/accuracy.ts";

/** The sums of a group of lines that are compared with targets. */
export type ComparedTotals = Pick<
  GroupTotals,
  | "knownDifferences"
  | "withoutDifference"
  | "discrepancies"
  | "undocumented"
  | "netValue"
  | "absoluteValue"
  | "countedValue"
>;

/** The sums over several countings. */
export function sumOfCompared(all: readonly ComparedTotals[]): ComparedTotals {
  const count = (
    field: "knownDifferences" | "withoutDifference" | "discrepancies" | "undocumented",
  ) => all.reduce((sum, totals) => sum + totals[field], 0);
  return {
    knownDifferences: count("knownDifferences"),
    withoutDifference: count("withoutDifference"),
    discrepancies: count("discrepancies"),
    undocumented: count("undocumented"),
    netValue: sumOfTexts(all.map(({ netValue }) => netValue)),
    absoluteValue: sumOfTexts(all.map(({ absoluteValue }) => absoluteValue)),
    countedValue: sumOfTexts(all.map(({ countedValue }) => countedValue)),
  };
}

/**
 * How much of the counting the figures cover: `final` where nothing more will be counted, `running` while it is, and
 * `partial` where lines are missing.
 */
export type Coverage = "final" | "running" | "partial";

/** A figure beside its target. Percentages and points of them are numbers such as 94.9. */
export type Verdict = {
  readonly figure: TargetFigure;
  readonly target: number;
} & (
  | {
      readonly kind: "met" | "missed";
      /** The figure, rounded towards the worse side, so that it reads as missed exactly when it is. */
      readonly percent: number;
      /** Two for variance and where the target has two, else one. */
      readonly decimals: 1 | 2;
      /** From that figure to the target. */
      readonly points: number;
    }
  /** It cannot be said yet. */
  | { readonly kind: "early" }
);

/** @param isWhole whether all lines of the counting are among the figures */
export function coverageOf(
  { active, left }: { readonly active: boolean; readonly left: number },
  isWhole: boolean,
): Coverage {
  if (!isWhole) return "partial";
  return active && left > 0 ? "running" : "final";
}

/**
 * Compares a figure with its target by exact arithmetic. 1,897 of 2,000 lines without a difference are 94.85 %: they
 * miss a target of 97 %, read 94.8 %, and are 2.2 points below it.
 * @param totals for an accuracy by class, those of the class
 * @returns `null` without a target, where costs are left out, and where a counting ends without an answer
 */
export function verdictOf(
  figure: TargetFigure,
  totals: ComparedTotals,
  { percents, coverage }: { percents: TargetPercents; coverage: Coverage },
): Verdict | null {
  const target = percents[figure];
  const compared = sharesOf(figure, totals);
  if (target === undefined || compared === null) return null;
  const [part, whole] = compared;
  const isFew = coverage === "running" && totals.knownDifferences < enoughDifferences;
  if (coverage === "partial" || isFew) return { figure, target, kind: "early" };
  // Below zero only where the stock system expects less than nothing.
  if (whole.units <= 0n) return coverage === "final" ? null : { figure, target, kind: "early" };
  const isLimit = isUpperLimit(figure);
  const decimals = isLimit || !Number.isInteger(tenths(target)) ? 2 : 1;
  const steps = 10 ** decimals;
  const percent = roundedPercent(part, whole, steps, isLimit);
  const wanted = Math.round(target * steps);
  return {
    figure,
    target,
    kind: (isLimit ? percent <= wanted : percent >= wanted) ? "met" : "missed",
    percent: percent / steps,
    decimals,
    points: Math.abs(percent - wanted) / steps,
  };
}

/** Ten times a number of two decimals at most, without binary rounding errors. */
function tenths(value: number): number {
  return Math.round(value * 100) / 10;
}

/** The two amounts whose share is compared; `null` when costs are left out. */
function sharesOf(
  figure: TargetFigure,
  totals: ComparedTotals,
): readonly [part: Decimal, whole: Decimal] | null {
  const { knownDifferences, withoutDifference, discrepancies, undocumented } = totals;
  switch (figure) {
    case "documentation":
      return [decimal(discrepancies - undocumented), decimal(discrepancies)];
    case "variance":
    case "net variance": {
      const { absoluteValue, netValue, countedValue } = totals;
      const value = figure === "variance" ? absoluteValue : netValue;
      if (value === null || countedValue === null) return null;
      return [magnitude(parseDecimal(value)), parseDecimal(countedValue)];
    }
    default:
      return [decimal(withoutDifference), decimal(knownDifferences)];
  }
}

/**
 * A share in parts of a percent, rounded up or down. Neither step can cross a target that is a whole number of these
 * parts, so that the rounded figure compares as the exact one.
 * @param steps in one percent
 */
function roundedPercent(part: Decimal, whole: Decimal, steps: number, isUp: boolean): number {
  const numerator = part.units * 10n ** BigInt(whole.scale) * BigInt(100 * steps);
  const denominator = whole.units * 10n ** BigInt(part.scale);
  const down = numerator / denominator;
  const isExact = down * denominator === numerator;
  // What is more than 0 never reads as 0.
  return Number(!isExact && (isUp || down === 0n) ? down + 1n : down);
}
