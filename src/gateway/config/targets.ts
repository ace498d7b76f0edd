import {
  isUpperLimit,
  type TargetFigure,
  type TargetPercents,
  type TargetRule,
  type Targets,
  targetFigures,
} from "#contract/targets.ts";
import { splitRules, type WrittenRule } from "./rules-by-warehouse.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** What a rule says: a percentage for each figure that it names; `null` for one that is off. */
type Named = Partial<Record<TargetFigure, number | null>>;

/**
 * Reads targets such as `accuracy 97, accuracy A 99.5, documentation 100, variance 0.5; OPO-03: accuracy A 99`. A
 * warehouse has all targets of the default; those that its rule names take their place, and `off` removes one.
 * @see splitRules
 */
export function readTargets(settings: SettingsReader): Targets {
  const rules = splitRules(settings, "TARGETS", { what: "targets", example: "accuracy 97" });
  if (rules === null) return null;
  const written = rules.map((rule) => ({ rule, named: readNamed(rule, settings) }));
  const others = written.find(({ rule }) => rule.warehouse === null)?.named ?? {};
  return written.map(({ rule: { warehouse }, named }): TargetRule => {
    const all = Object.entries({ ...others, ...named });
    const percents = Object.fromEntries(all.filter(([, percent]) => percent !== null));
    return { warehouse, percents: percents as TargetPercents };
  });
}

function readNamed({ text, of, warehouse }: WrittenRule, settings: SettingsReader): Named {
  const named: Named = {};
  const parts = text.split(",").map((part) => part.trim());
  for (const [index, part] of parts.entries()) {
    if (part === "") continue;
    const [, name = "", value = ""] =
      /^(.*?)(?:(?:^|\s+)(\d[^\s%]*\s*%?|off))?$/is.exec(part) ?? [];
    const figure = targetFigures.find((one) => one.toLowerCase() === simple(name));
    const position = index + 1;
    const fault = (rest: string) => settings.fault(`${of} ${rest}`);
    if (figure === undefined) {
      fault(
        name === ""
          ? `has a number that belongs to no figure in position ${position}: write such as accuracy 97, and 99.5 with a point.`
          : `names no figure in position ${position}: write ${targetFigures.join(", ")}, each with its percentage.`,
      );
    } else if (figure in named) {
      settings.fault(`${of} has several targets for ${figure}: write one.`);
    } else if (value.toLowerCase() === "off") {
      named[figure] = null;
      if (warehouse === null)
        fault(`has a target off in position ${position}, but only a warehouse can: leave it out.`);
    } else {
      named[figure] = percentOf(value, isUpperLimit(figure), position, fault);
    }
  }
  if (parts.every((one) => one === "")) {
    settings.fault(`${of} names no target: write such as accuracy 97.`);
  }
  return named;
}

function simple(name: string): string {
  return name.toLowerCase().split(/\s+/).join(" ");
}

/** Less than 1 percent is a target for variance alone; elsewhere it is a share written by mistake. */
function percentOf(
  text: string,
  isLimit: boolean,
  position: number,
  fault: (rest: string) => void,
): number {
  const min = isLimit ? 0 : 1;
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text)?.[1];
  const value = percent === undefined ? Number.NaN : Number(percent);
  if (value >= min && value <= 100) return value;
  fault(
    `has no percentage from ${min} to 100 with at most two decimals in position ${position}: write such as ` +
      `${isLimit ? "variance 0.5" : "accuracy 97.5"}.`,
  );
  return Number.NaN;
}
