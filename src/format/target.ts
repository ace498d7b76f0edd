import {
  isUpperLimit,
  type TargetFigure,
  type TargetPercents,
  targetFigures,
} from "#contract/targets.ts";
import {
  type ComparedTotals,
  type Coverage,
  sumOfCompared,
  type Verdict,
  verdictOf,
} from "#domain/targets/verdict.ts";
import type { targets as TargetWords } from "#messages/en/targets.ts";

interface TargetContext {
  /** Of the numbers. */
  readonly locale: string;
  readonly t: typeof TargetWords;
  /**
   * Whether the words begin with the figure: by default where it is not shown beside them, or shown with fewer decimals
   * than the target has.
   */
  readonly hasFigure?: boolean;
}

/**
 * How a figure compares with its target, after the name of the figure: `2.2 points below the target of 97%`. An accuracy
 * is shown beside it, so that it is written here only where the target has more decimals.
 */
export function targetText(verdict: Verdict, { locale, t, hasFigure }: TargetContext): string {
  const { figure, target, kind } = verdict;
  const isLimit = isUpperLimit(figure);
  const wanted = percentText(target, locale);
  if (kind === "early") return t.early(isLimit ? t.atMost(wanted) : wanted);
  const { percent, points, decimals } = verdict;
  const apart = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(points);
  const comparison =
    kind === "met"
      ? t.met(isLimit ? t.atMost(wanted) : wanted)
      : (isLimit ? t.above : t.below)(apart, points, wanted);
  const share = shareText(figure, t);
  const isShown = share === t.shares.accuracy && decimals === 1;
  return !(hasFigure ?? !isShown)
    ? comparison
    : `${share(percentText(percent, locale, 1))}, ${comparison}`;
}

/** The targets that figures of several countings miss, each as a sentence. */
export function missedTargets(
  totals: readonly ComparedTotals[],
  targets: { readonly percents: TargetPercents; readonly coverage: Coverage },
  { locale, t }: TargetContext,
): readonly string[] {
  const sum = sumOfCompared(totals);
  return (["accuracy", "documentation", "variance", "net variance"] as const).flatMap((figure) => {
    const verdict = verdictOf(figure, sum, targets);
    if (verdict?.kind !== "missed") return [];
    return [`${t.names[figure]}: ${targetText(verdict, { locale, t, hasFigure: true })}.`];
  });
}

/** The targets of a warehouse: `Accuracy 97%, Absolute variance at most 0.5%`. */
export function targetsText(percents: TargetPercents, { locale, t }: TargetContext): string {
  return targetFigures
    .flatMap((figure) => {
      const percent = percents[figure];
      if (percent === undefined) return [];
      const wanted = percentText(percent, locale);
      return [`${t.names[figure]} ${isUpperLimit(figure) ? t.atMost(wanted) : wanted}`];
    })
    .join(", ");
}

/** A percentage such as 99.5, with two decimals at most. */
export function percentText(percent: number, locale: string, minDecimals = 0): string {
  const style = { style: "percent", minimumFractionDigits: minDecimals } as const;
  const format = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 2 });
  return format.format(percent / 100);
}

function shareText(figure: TargetFigure, { shares }: typeof TargetWords) {
  if (isUpperLimit(figure)) return shares.variance;
  return figure === "documentation" ? shares.documentation : shares.accuracy;
}
