import { type AlertCondition, alertFigures, tellsCosts } from "#contract/alerts.ts";
import { type AbcClass, abcClass } from "#contract/scalars.ts";
import { minute } from "#domain/time/units.ts";
import type { Target } from "#gateway/alerts/delivery/target.ts";
import { FieldReader, type FieldSources } from "#gateway/alerts/field-reader.ts";
import { nearestName } from "#gateway/config/nearest-name.ts";
import { readLength, readQuantity, unitExample } from "./quantities.ts";
import { type RuleSettings, readCondition } from "./read-condition.ts";
import type { WatchRule } from "./rule.ts";

/** Rules beyond this many are a mistake. */
const maxRules = 1000;

const members = [
  ...["name", "when", "warehouses", "classes", "lines", "targets"],
  ...["margin", "raiseAfter", "solveAfter", "quiet"],
];

/** While nothing else is written: what flaps within a quarter of an hour is one alert. */
const defaultLengths = { raiseAfter: 0, solveAfter: 15 * minute };

/** The share of its threshold by which a figure must be back, while nothing else is written. */
const defaultMargin = 0.1;

interface RuleParts extends RuleSettings {
  readonly sources: FieldSources;
  readonly targets: readonly Target[];
  /** Names of all targets of the file, also of faulty ones, which have faults of their own. */
  readonly names: readonly string[];
}

/**
 * Reads the rules of the file of alerts. Every fault is reported, so that all are mended at once; a faulty rule is left
 * out.
 * @param written the member `rules` of the file
 */
export function readRules(written: unknown, parts: RuleParts): readonly WatchRule[] {
  const { onFault } = parts.sources;
  if (written === undefined || written === null) return [];
  if (!Array.isArray(written) || written.length > maxRules) {
    onFault(`rules is not a list of at most ${maxRules}: begin each rule with "- name:".`);
    return [];
  }
  const names = new Set<string>();
  return written.flatMap((one: unknown, index) => {
    if (typeof one !== "object" || one === null || Array.isArray(one)) {
      onFault(`Rule ${index + 1} has no members: write name, when and targets.`);
      return [];
    }
    const values: Readonly<Record<string, unknown>> = { ...one };
    const { name } = values;
    if (typeof name !== "string" || name.trim() !== name || !/^[^\p{C}]{1,80}$/u.test(name)) {
      onFault(`Rule ${index + 1} has no name: write one of at most 80 characters.`);
      return [];
    }
    if (names.has(name)) onFault(`Rule ${name}: another rule has the same name.`);
    names.add(name);
    return readRule(name, new FieldReader(values, `Rule ${name}`, parts.sources), parts) ?? [];
  });
}

function readRule(name: string, fields: FieldReader, parts: RuleParts): WatchRule | null {
  fields.checkNames(members);
  const condition = readCondition(fields, parts);
  const classes = readClasses(fields, condition);
  const rule = {
    name,
    warehouses: readNames(fields, "warehouses", "codes of warehouses such as [MAD-01]"),
    classes,
    lines: readLines(fields),
    targets: readTargetNames(fields, condition, parts),
    isQuiet: fields.flag("quiet"),
    margin: readMargin(fields, condition, parts),
    raiseAfterMs: readTime(fields, "raiseAfter"),
    solveAfterMs: readTime(fields, "solveAfter"),
  };
  return condition && { ...rule, condition };
}

function readNames(fields: FieldReader, name: string, what: string): string[] {
  const value = fields.value(name) ?? [];
  const all = Array.isArray(value) ? value : [value];
  const names = all.filter((one) => typeof one === "string" && /^[^\p{C}]{1,200}$/u.test(one));
  const isWrong = names.length < all.length || (fields.has(name) && all.length === 0);
  if (isWrong) fields.fault(`write ${name} as a list of ${what}, or leave it out for all.`);
  return names;
}

function readTargetNames(
  fields: FieldReader,
  condition: AlertCondition | null,
  { targets, names: known, hasVariance }: RuleParts,
): string[] {
  const names = readNames(fields, "targets", "names of targets");
  if (!fields.has("targets")) fields.fault("write targets, the names of those that are told.");
  for (const name of names) {
    const target = targets.find((one) => one.name === name);
    if (!known.includes(name)) {
      const similar = nearestName(name, known)?.name;
      fields.fault(
        `one of its targets is not in the file${similar ? `: ${similar} may be meant` : ""}.`,
      );
    } else if (target?.getsCosts === false && condition && tellsCosts(condition, hasVariance)) {
      const isAny = condition.kind === "target" && condition.figure === null;
      fields.fault(
        isAny
          ? `the target ${name} gets no costs, which the variance in TARGETS tells of: write costs: true there, or a rule for each other figure, such as { target: accuracy }.`
          : `the target ${name} gets no costs, which the figure is: write costs: true there, or leave it out.`,
      );
    }
  }
  return names;
}

function readClasses(fields: FieldReader, condition: AlertCondition | null): AbcClass[] {
  const names = readNames(fields, "classes", "ABC classes such as [A, B]");
  const classes = names.filter((one) => abcClass.options.some((known) => known === one));
  if (classes.length < names.length) fields.fault("write A, B or C as classes.");
  const hasClasses = condition?.kind === "figure" && condition.figure !== "behind";
  if (names.length > 0 && condition !== null && !hasClasses) {
    fields.fault("classes are for figures of lines: leave them out, since it is of a whole count.");
  }
  return classes as AbcClass[];
}

function readLines(fields: FieldReader): WatchRule["lines"] {
  const value = fields.value("lines") ?? {};
  const { from = null, to = null, ...others } = Object(value) as Readonly<Record<string, unknown>>;
  const isCount = (one: unknown): one is number | null =>
    one === null || (Number.isInteger(one) && Number(one) >= 0);
  const isPlain = typeof value === "object" && !Array.isArray(value);
  if (isPlain && Object.keys(others).length === 0 && isCount(from) && isCount(to)) {
    if (from === null || to === null || from <= to) return { from, to };
  }
  fields.fault("write lines as such as { from: 500 }, { to: 5000 } or both.");
  return { from: null, to: null };
}

function readTime(fields: FieldReader, name: "raiseAfter" | "solveAfter"): number {
  if (!fields.has(name)) return defaultLengths[name];
  const length = readLength(fields.value(name));
  if (length === null) fields.fault(`${name} needs its unit: write such as 15 min or 2 h.`);
  return length ?? 0;
}

function readMargin(
  fields: FieldReader,
  condition: AlertCondition | null,
  { currency }: RuleParts,
): number {
  if (condition?.kind !== "figure") {
    if (condition !== null && fields.has("margin")) {
      fields.fault("margin is for figures alone: leave it out.");
    }
    return 0;
  }
  if (!fields.has("margin")) return condition.threshold * defaultMargin;
  const { unit } = alertFigures[condition.figure];
  const margin = readQuantity(fields.value("margin"), unit, currency);
  if (margin === null)
    fields.fault(`margin needs its unit: write such as ${unitExample(unit, currency)}.`);
  return margin ?? 0;
}
