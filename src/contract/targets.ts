import * as v from "valibot";
import { finiteNumber } from "./scalars.ts";

/**
 * What a target can be set for, as written in the setting: accuracy of all lines and by ABC class (`none` is without a
 * class), documented discrepancies, and the absolute and net variance of the value counted.
 */
export const targetFigures = [
  "accuracy",
  "accuracy A",
  "accuracy B",
  "accuracy C",
  "accuracy none",
  "documentation",
  "variance",
  "net variance",
] as const;

export type TargetFigure = (typeof targetFigures)[number];

const percentsSchema = v.record(v.picklist(targetFigures), finiteNumber);

/** Targets in percent, with at most two decimals: at least for accuracy and documentation, at most for variance. */
export type TargetPercents = v.InferOutput<typeof percentsSchema>;

/** The targets of a warehouse, all of them. */
const targetRuleSchema = v.object({
  /** Code of the warehouse; `null` applies to every warehouse without a separate rule. */
  warehouse: v.nullable(v.string()),
  percents: percentsSchema,
});

/** The targets of all warehouses; `null` where none are set. */
export const targetsSchema = v.nullable(v.array(targetRuleSchema));

export type TargetRule = v.InferOutput<typeof targetRuleSchema>;
export type Targets = v.InferOutput<typeof targetsSchema>;

/** Whether a figure must be at most its target; the others must be at least theirs. */
export function isUpperLimit(figure: TargetFigure): boolean {
  return figure === "variance" || figure === "net variance";
}

/** The targets where costs are hidden: a limit on money says something about money, even as a share of it. */
export function withoutVariance(targets: Targets): Targets {
  const rules = targets?.map(({ warehouse, percents }) => {
    const names = Object.keys(percents) as (keyof typeof percents)[];
    const left = names.filter((name) => !isUpperLimit(name));
    return { warehouse, percents: Object.fromEntries(left.map((name) => [name, percents[name]])) };
  });
  return rules?.some(({ percents }) => Object.keys(percents).length > 0) ? rules : null;
}
