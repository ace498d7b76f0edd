import { expect, it } from "vitest";
import type { AlertCondition } from "#contract/alerts.ts";
import { createFormat } from "#format/format.ts";
import { targets } from "#messages/en/targets.ts";
import { units } from "#messages/en/units.ts";
import { alertValue, conditionText } from "./condition-text.ts";
import { messages } from "./messages/en.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: "EUR", units });
const words = { t: messages.conditions, names: targets.names, format };

it.each<[AlertCondition, string]>([
  [{ kind: "verdict", verdict: "late" }, "Will be late"],
  [
    { kind: "figure", figure: "behind", is: "at-least", threshold: 2 },
    "Behind the plan: at least 2 h",
  ],
  [
    { kind: "figure", figure: "accuracy", is: "at-most", threshold: 97.5 },
    "Accuracy: at most 97.5%",
  ],
  [
    { kind: "figure", figure: "absolute-value", is: "at-least", threshold: 10_000 },
    "Absolute variance at cost: at least €10,000",
  ],
  [{ kind: "target", figure: "accuracy A" }, "Target missed: Accuracy of class A"],
  [{ kind: "target", figure: null }, "A target is missed"],
  [{ kind: "api-down" }, "The stock system does not answer"],
])("%o is %s", (condition, text) => {
  expect(conditionText(condition, words)).toBe(text);
});

it("has the figure of an alert in its unit, and none for a verdict", () => {
  const condition = { kind: "figure", figure: "incidents", is: "at-least", threshold: 5 } as const;
  expect(alertValue({ condition, value: 12 }, words)).toBe("then 12");
  expect(alertValue({ condition, value: null }, words)).toBe("");
  const verdict = { kind: "verdict", verdict: "late" } as const;
  expect(alertValue({ condition: verdict, value: null }, words)).toBe("");
});
