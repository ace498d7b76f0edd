import {
  type AlertCondition,
  type AlertFigure,
  type AlertVerdict,
  alertFigures,
  alertVerdicts,
} from "#contract/alerts.ts";
import { type TargetFigure, targetFigures } from "#contract/targets.ts";
import type { FieldReader } from "#gateway/alerts/field-reader.ts";
import { nearestName } from "#gateway/config/nearest-name.ts";
import { readQuantity, unitExample } from "./quantities.ts";

/** What the gateway's settings say that a condition depends on. */
export interface RuleSettings {
  /** ISO 4217 code; `null` where it is not set. */
  readonly currency: string | null;
  readonly hasTargets: boolean;
  /** Whether these have one of a variance. */
  readonly hasVariance: boolean;
}

/** Words for the verdicts, besides their names. */
const verdictWords: Readonly<Record<string, AlertVerdict>> = {
  ...Object.fromEntries(alertVerdicts.map((verdict) => [verdict, verdict])),
  "will be late": "late",
  "all counted": "all-counted",
  "all counted, not closed": "all-counted",
};

const words = ["will be late", "overdue", "stalled", "all counted, not closed", "ended"];
const otherWords = ["target missed", "API down"];

const figures = Object.keys(alertFigures) as AlertFigure[];

/** Reads when a rule holds: a word, or a figure with its threshold; `null` with a fault. */
export function readCondition(fields: FieldReader, settings: RuleSettings): AlertCondition | null {
  const value = fields.value("when");
  if (typeof value === "string") return readWord(value.trim(), fields, settings);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    const members: Readonly<Record<string, unknown>> = { ...value };
    return "target" in members
      ? readTarget(members, fields, settings)
      : readFigure(members, fields, settings);
  }
  fields.fault(
    `write when: ${[...words, ...otherWords].join("; ")}; or a figure such as { figure: behind, atLeast: 2 h }.`,
  );
  return null;
}

function readWord(
  word: string,
  fields: FieldReader,
  settings: RuleSettings,
): AlertCondition | null {
  const verdict = verdictWords[word];
  if (verdict !== undefined) return { kind: "verdict", verdict };
  if (word === "API down") return { kind: "api-down" };
  if (word === "target missed") return targetCondition(null, fields, settings);
  const all = [...words, ...otherWords];
  const similar = nearestName(word, all)?.name;
  if (figures.some((figure) => figure === word)) {
    fields.fault(
      `its when names a figure without a threshold: write such as { figure: ${word}, atLeast: ${unitExample(alertFigures[word as AlertFigure].unit, settings.currency)} }.`,
    );
  } else {
    fields.fault(
      similar === undefined
        ? `its when is not known. Known are: ${all.join("; ")}; and figures.`
        : `its when is not known: “${similar}” may be meant.`,
    );
  }
  return null;
}

function readTarget(
  members: Readonly<Record<string, unknown>>,
  fields: FieldReader,
  settings: RuleSettings,
): AlertCondition | null {
  const figure = targetFigures.find((one) => one === members.target);
  if (figure !== undefined) return targetCondition(figure, fields, settings);
  const similar = nearestName(String(members.target), targetFigures)?.name;
  fields.fault(
    `the target in its when is not known${similar === undefined ? "" : `: ${similar} may be meant`}. Known are ${targetFigures.join(", ")}.`,
  );
  return null;
}

function targetCondition(
  figure: TargetFigure | null,
  fields: FieldReader,
  { hasTargets }: RuleSettings,
): AlertCondition | null {
  if (hasTargets) return { kind: "target", figure };
  fields.fault("its when is a missed target, but TARGETS is not set: set it, or write a figure.");
  return null;
}

function readFigure(
  members: Readonly<Record<string, unknown>>,
  fields: FieldReader,
  { currency }: RuleSettings,
): AlertCondition | null {
  const known = ["figure", "atLeast", "atMost"];
  for (const name of Object.keys(members).filter((one) => !known.includes(one))) {
    const similar = nearestName(name, known)?.name;
    fields.fault(
      `its when has a member that is not known${similar === undefined ? `. Known are ${known.join(", ")}.` : `: ${similar} may be meant.`}`,
    );
  }
  const figure = figures.find((one) => one === members.figure);
  if (figure === undefined) {
    const similar = nearestName(String(members.figure), figures)?.name;
    fields.fault(
      similar === undefined
        ? `the figure in its when is not known. Known are ${figures.join(", ")}.`
        : `the figure in its when is not known: ${similar} may be meant.`,
    );
    return null;
  }
  const { atLeast, atMost } = members;
  const example = unitExample(alertFigures[figure].unit, currency);
  if ((atLeast === undefined) === (atMost === undefined)) {
    fields.fault(
      `write either atLeast or atMost for ${figure}, with its unit, such as ${example}.`,
    );
    return null;
  }
  const is = atLeast === undefined ? "at-most" : "at-least";
  const threshold = readQuantity(atLeast ?? atMost, alertFigures[figure].unit, currency);
  if (threshold !== null) return { kind: "figure", figure, is, threshold };
  const noSigns = "in digits with a point for decimals and no sign for thousands";
  fields.fault(`the threshold of ${figure} needs its unit, ${noSigns}: write such as ${example}.`);
  return null;
}
