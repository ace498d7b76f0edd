import { type AlertCondition, type AlertUnit, alertFigures } from "#contract/alerts.ts";
import { hour } from "#domain/time/units.ts";
import type { Format } from "#format/format.ts";
import type { TargetMessages } from "#messages/languages.ts";
import type { AlertMessages } from "./messages.ts";

interface Words {
  readonly t: AlertMessages["conditions"];
  readonly names: TargetMessages["targets"]["names"];
  readonly format: Format;
}

/** What a rule or an alert says, without a full stop. */
export function conditionText(condition: AlertCondition, { t, names, format }: Words): string {
  switch (condition.kind) {
    case "verdict":
      return t.verdicts[condition.verdict];
    case "figure": {
      const { figure, is, threshold } = condition;
      return t[is](t.figures[figure], inUnit(threshold, alertFigures[figure].unit, format));
    }
    case "target":
      return condition.figure === null ? t.anyTarget : t.target(names[condition.figure]);
    case "api-down":
      return t.apiDown;
  }
}

/** The figure of an alert as text; empty for a verdict and without an answer. */
export function alertValue(
  { condition, value }: { readonly condition: AlertCondition; readonly value: number | null },
  { t, format }: Pick<Words, "t" | "format">,
): string {
  if (condition.kind !== "figure" || value === null) return "";
  return t.valueThen(inUnit(value, alertFigures[condition.figure].unit, format));
}

function inUnit(value: number, unit: AlertUnit, format: Format): string {
  switch (unit) {
    case "hours":
      return format.workDuration(value * hour);
    case "percent":
      return format.share(value / 100);
    case "amount":
      return format.amount(String(value), 0);
    case "lines":
      return format.number(value);
  }
}
