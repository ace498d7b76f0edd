import { describe, expect, it } from "vitest";
import type { TargetFigure } from "#contract/targets.ts";
import { type ComparedTotals, verdictOf } from "#domain/targets/verdict.ts";
import { targets as de } from "#messages/de/targets.ts";
import { targets as en } from "#messages/en/targets.ts";
import { targetsText, targetText } from "./target.ts";

const totals: ComparedTotals = {
  knownDifferences: 2000,
  withoutDifference: 1897,
  discrepancies: 103,
  undocumented: 3,
  netValue: "-90.5",
  absoluteValue: "620",
  countedValue: "100000",
};
const inEnglish = { locale: "en-GB", t: en };
const inGerman = { locale: "de-DE", t: de };

function text(figure: TargetFigure, target: number, context = inEnglish, of = totals) {
  const verdict = verdictOf(figure, of, { percents: { [figure]: target }, coverage: "running" });
  return verdict && targetText(verdict, context);
}

describe("a figure beside its target in words", () => {
  it("says how far it misses, or that it meets it", () => {
    expect(text("accuracy", 97)).toBe("2.2 points below the target of 97%");
    expect(text("accuracy", 95.8)).toBe("1 point below the target of 95.8%");
    expect(text("accuracy A", 94.8)).toBe("meets the target of 94.8%");
    expect(text("accuracy", 97, inGerman)).toBe("2,2 Prozentpunkte unter dem Ziel von 97\u00a0%");
  });

  it("says the figure that is not shown beside it", () => {
    expect(text("documentation", 100)).toBe("97.0% documented, 3 points below the target of 100%");
    expect(text("variance", 0.5)).toBe(
      "0.62% of the value counted, 0.12 points above the target of 0.5%",
    );
    expect(text("net variance", 0.1)).toBe(
      "0.1% of the value counted, meets the target of at most 0.1%",
    );
  });

  it("shows as many decimals as the target has, so that the numbers do not contradict it", () => {
    const few = { ...totals, knownDifferences: 10_000, withoutDifference: 9697 };
    expect(text("accuracy", 96.98, inEnglish, few)).toBe(
      "96.97% exact, 0.01 points below the target of 96.98%",
    );
    const almost = { ...totals, knownDifferences: 100_000, withoutDifference: 96_999 };
    expect(text("accuracy", 97, inEnglish, almost)).toBe("0.1 points below the target of 97%");
  });

  it("says when it is too early", () => {
    const few = { ...totals, knownDifferences: 19 };
    expect(text("accuracy", 97, inEnglish, few)).toBe("target of 97%: too early to say");
    expect(text("variance", 0.5, inEnglish, few)).toBe("target of at most 0.5%: too early to say");
  });
});

it("all targets of a warehouse in words", () => {
  expect(targetsText({ variance: 0.5, accuracy: 97, "accuracy A": 99.5 }, inEnglish)).toBe(
    "Accuracy 97%, Accuracy of class A 99.5%, Absolute variance at most 0.5%",
  );
});
