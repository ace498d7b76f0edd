import type { AlertFigure } from "#contract/alerts.ts";
import type { AbcClass } from "#contract/scalars.ts";
import { type TargetFigure, targetFigures } from "#contract/targets.ts";
import { alertVerdict } from "#domain/counting/alert-verdict.ts";
import { discrepancyRate } from "#domain/counting/facts.ts";
import { aheadHours, progress } from "#domain/counting/pace.ts";
import { accuracy } from "#domain/lines/accuracy.ts";
import { coverageOf, verdictOf } from "#domain/targets/verdict.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { WatchedCounting } from "./look.ts";
import { sumsOf, type WatchedSums } from "./watched-totals.ts";

/** Whether a rule holds for a counting. */
export interface Judgement {
  /** `null` where nothing tells. */
  readonly holds: boolean | null;
  /** The figure in its unit; `null` without one. */
  readonly value: number | null;
}

const unknown: Judgement = { holds: null, value: null };

/** Whether a counting is among those that a rule is for. */
export function isInScope(
  { warehouses, lines: { from, to } }: Pick<WatchRule, "warehouses" | "lines">,
  { named, briefed }: Pick<WatchedCounting, "named" | "briefed">,
): boolean {
  const { total } = briefed.facts;
  const isOfSize = total >= (from ?? 0) && total <= (to ?? Number.POSITIVE_INFINITY);
  return isOfSize && (warehouses.length === 0 || warehouses.includes(named.code));
}

/** Whether judging a rule takes the lines of its countings. */
export function needsLines({ condition, classes }: Pick<WatchRule, "condition" | "classes">) {
  if (condition.kind === "target") return true;
  return condition.kind === "figure" && (classes.length > 0 || !fromHeader(condition.figure));
}

/**
 * @param isOpen whether the rule held before, so that a figure must be back by its margin
 * @param now milliseconds since 1970
 */
export function judge(
  { condition, classes, margin }: Pick<WatchRule, "condition" | "classes" | "margin">,
  counting: WatchedCounting,
  isOpen: boolean,
  now: number,
): Judgement {
  switch (condition.kind) {
    case "verdict": {
      const { conclusion } = counting.briefed;
      if (conclusion.kind === "withdrawn") return unknown;
      return { holds: alertVerdict(conclusion) === condition.verdict, value: null };
    }
    case "figure": {
      const value = figureOf(condition.figure, classes, counting, now);
      if (value === null) return unknown;
      const by = isOpen ? margin : 0;
      const holds =
        condition.is === "at-least"
          ? value >= condition.threshold - by
          : value <= condition.threshold + by;
      return { holds, value };
    }
    case "target":
      return { holds: isMissed(condition.figure, counting), value: null };
    case "api-down":
      return { holds: false, value: null };
  }
}

function fromHeader(figure: AlertFigure): boolean {
  return ["behind", "progress", "left", "discrepancies", "discrepancy-rate", "incidents"].includes(
    figure,
  );
}

function figureOf(
  figure: AlertFigure,
  classes: readonly AbcClass[],
  { briefed: { facts }, calendar, totals }: WatchedCounting,
  now: number,
): number | null {
  if (figure === "behind") {
    const ahead = aheadHours(facts, now, calendar);
    return ahead === null ? null : Math.max(0, -ahead);
  }
  if (classes.length === 0 && fromHeader(figure)) return headerFigure(figure, facts);
  if (totals === null) return null;
  const sums = sumsOf(totals, classes);
  const { lines: total, ...counts } = sums;
  return headerFigure(figure, { total, ...counts }) ?? lineFigure(figure, sums);
}

function headerFigure(
  figure: AlertFigure,
  of: Pick<
    WatchedCounting["briefed"]["facts"],
    "total" | "counted" | "left" | "discrepancies" | "incidents"
  >,
): number | null {
  switch (figure) {
    case "progress":
      return percent(progress(of));
    case "discrepancy-rate":
      return percent(discrepancyRate(of));
    case "left":
    case "discrepancies":
    case "incidents":
      return of[figure];
    default:
      return null;
  }
}

function lineFigure(figure: AlertFigure, sums: WatchedSums): number | null {
  const number = (text: string | null) => (text === null ? null : Number(text));
  switch (figure) {
    case "accuracy":
      return percent(accuracy(sums));
    case "undocumented":
      return sums.undocumented;
    case "undocumented-value":
      return number(sums.undocumentedValue);
    case "absolute-value":
      return number(sums.absoluteValue);
    default:
      return null;
  }
}

function percent(share: number | null): number | null {
  return share === null ? null : share * 100;
}

/** Whether a target is missed, or any of them; `null` where none can be judged yet. */
function isMissed(
  figure: TargetFigure | null,
  { briefed: { facts }, totals, targets }: WatchedCounting,
): boolean | null {
  if (totals === null || targets === null) return null;
  const { percents } = targets;
  const coverage = coverageOf(facts, true);
  const verdicts = (figure === null ? targetFigures : [figure]).flatMap((one) => {
    const verdict = verdictOf(one, comparedBy(one, totals), { percents, coverage });
    return verdict === null || verdict.kind === "early" ? [] : [verdict.kind];
  });
  return verdicts.length === 0 ? null : verdicts.includes("missed");
}

function comparedBy(
  figure: TargetFigure,
  { all, byClass }: NonNullable<WatchedCounting["totals"]>,
) {
  const key = /^accuracy (.+)$/.exec(figure)?.[1];
  return key === "A" || key === "B" || key === "C" || key === "none" ? byClass[key] : all;
}
