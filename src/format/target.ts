import { type TargetFigure, type TargetPercents, targetFigures } from "#contract/targets.ts";
import { isUpperLimit, type Verdict } from "#domain/targets/verdict.ts";
import type { targets as TargetWords } from "#messages/en/targets.ts";

interface Circumstances {
  /** Of the numbers. */
  readonly locale: string;
  readonly t: typeof TargetWords;
}

/**
 * How a figure compares with its target, after the name of the figure: `2.2 points below the target of 97%`. An accuracy
 * is shown beside it, so that it is written here only where the target has more decimals.
 */
export function targetText(verdict: Verdict, { locale, t }: Circumstances): string {
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
  return isShown ? comparison : `${share(percentText(percent, locale, 1))}, ${comparison}`;
}

/** The targets of a warehouse: `Accuracy 97%, Absolute variance at most 0.5%`. */
export function targetsText(percents: TargetPercents, { locale, t }: Circumstances): string {
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
