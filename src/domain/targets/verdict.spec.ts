import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TargetFigure } from "#contract/targets.ts";
import { type ComparedTotals, coverageOf, sumOfCompared, verdictOf } from "./verdict.ts";

const none: ComparedTotals = {
  knownDifferences: 0,
  withoutDifference: 0,
  discrepancies: 0,
  undocumented: 0,
  netValue: "0",
  absoluteValue: "0",
  countedValue: "0",
};
const counted = (withoutDifference: number, knownDifferences: number) => ({
  ...none,
  knownDifferences,
  withoutDifference,
});

function judge(
  figure: TargetFigure,
  totals: ComparedTotals,
  target: number,
  coverage: "final" | "running" | "partial" = "running",
) {
  return verdictOf(figure, totals, { percents: { [figure]: target }, coverage });
}

describe("a figure beside its target", () => {
  it("is at least it, or so many points below", () => {
    expect(judge("accuracy", counted(1897, 2000), 97)).toEqual({
      figure: "accuracy",
      target: 97,
      kind: "missed",
      percent: 94.8,
      decimals: 1,
      points: 2.2,
    });
    expect(judge("accuracy A", counted(199, 200), 99.5)).toMatchObject({ kind: "met", points: 0 });
  });

  it("is the share of discrepancies that are documented", () => {
    const totals = { ...counted(780, 1000), discrepancies: 220, undocumented: 32 };
    expect(judge("documentation", totals, 100)).toMatchObject({
      kind: "missed",
      percent: 85.4,
      points: 14.6,
    });
    const few = { ...totals, discrepancies: 5000, undocumented: 4999 };
    expect(judge("documentation", few, 1)).toMatchObject({ percent: 0.1, points: 0.9 });
  });

  it("is a variance of the value counted, which is at most its target", () => {
    const totals = {
      ...counted(90, 100),
      absoluteValue: "620.05",
      netValue: "-100",
      countedValue: "100000",
    };
    expect(judge("variance", totals, 0.5)).toMatchObject({
      kind: "missed",
      percent: 0.63,
      points: 0.13,
    });
    expect(judge("net variance", totals, 0.1)).toMatchObject({ kind: "met", percent: 0.1 });
    expect(judge("variance", { ...totals, absoluteValue: null }, 0.5)).toBeNull();
    expect(judge("variance", { ...totals, countedValue: null }, 0.5)).toBeNull();
  });

  it("reads with two decimals where the target has two", () => {
    expect(judge("accuracy", counted(9956, 10_000), 99.55)).toMatchObject({
      kind: "met",
      percent: 99.56,
      points: 0.01,
    });
    expect(judge("accuracy", counted(9956, 10_000), 99.5)).toMatchObject({ percent: 99.5 });
  });

  it("is not judged while few lines are counted, or lines are missing", () => {
    const early = { figure: "accuracy", target: 97, kind: "early" };
    expect(judge("accuracy", counted(5, 19), 97)).toEqual(early);
    expect(judge("accuracy", counted(5, 20), 97)).toMatchObject({ kind: "missed" });
    expect(judge("accuracy", counted(5, 19), 97, "final")).toMatchObject({ kind: "missed" });
    expect(judge("accuracy", counted(500, 1000), 97, "partial")).toEqual(early);
  });

  it("has no verdict without an answer, once there will be none", () => {
    const totals = counted(100, 100);
    expect(judge("documentation", totals, 100)).toMatchObject({ kind: "early" });
    expect(judge("documentation", totals, 100, "final")).toBeNull();
    const negative = { ...totals, absoluteValue: "50", countedValue: "-1000" };
    expect(judge("variance", negative, 0.5)).toMatchObject({ kind: "early" });
    expect(judge("variance", negative, 0.5, "final")).toBeNull();
    expect(verdictOf("accuracy", totals, { percents: {}, coverage: "final" })).toBeNull();
  });
});

it("several countings are compared by their sums", () => {
  const one = { ...counted(90, 100), discrepancies: 10, undocumented: 4, absoluteValue: "0.1" };
  const other = { ...counted(99, 100), discrepancies: 1, absoluteValue: "0.2", netValue: null };
  expect(sumOfCompared([one, other])).toEqual({
    knownDifferences: 200,
    withoutDifference: 189,
    discrepancies: 11,
    undocumented: 4,
    netValue: null,
    absoluteValue: "0.3",
    countedValue: "0",
  });
});

describe("the verdict", () => {
  const target = fc.integer({ min: 100, max: 10_000 }).map((hundredths) => hundredths / 100);
  const lines = fc
    .tuple(fc.nat({ max: 2_000_000 }), fc.nat({ max: 2_000_000 }))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
    .filter(([, known]) => known >= 20);
  const amount = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat({ max: 6 }))
    .map(([units, decimals]) => {
      const digits = String(units).padStart(decimals + 1, "0");
      const at = digits.length - decimals;
      return { units, decimals, text: `${digits.slice(0, at)}.${digits.slice(at)}0` };
    });

  it("of an accuracy is that of the unrounded numbers, and the shown ones agree", () => {
    fc.assert(
      fc.property(lines, target, ([exact, known], wanted) => {
        const verdict = judge("accuracy", counted(exact, known), wanted);
        if (verdict === null || verdict.kind === "early") throw new Error("Not judged");
        const isMet = BigInt(exact) * 10_000n >= BigInt(Math.round(wanted * 100)) * BigInt(known);
        expect(verdict.kind).toBe(isMet ? "met" : "missed");
        expect(verdict.percent >= wanted).toBe(isMet);
        expect(verdict.points > 0 || isMet).toBe(true);
        expect(verdict.points).toBeCloseTo(Math.abs(verdict.percent - wanted), 9);
        expect(Math.abs(verdict.percent - (exact / known) * 100)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
    );
  });

  it("of a variance is that of the exact amounts, and the shown ones agree", () => {
    fc.assert(
      fc.property(
        amount,
        amount.filter(({ units }) => units > 0n),
        fc.integer({ min: 0, max: 10_000 }),
        (value, whole, hundredths) => {
          const totals = {
            ...counted(100, 100),
            absoluteValue: value.text,
            countedValue: whole.text,
          };
          const verdict = judge("variance", totals, hundredths / 100);
          if (verdict === null || verdict.kind === "early") throw new Error("Not judged");
          const isMet =
            value.units * 10n ** BigInt(whole.decimals) * 10_000n <=
            whole.units * 10n ** BigInt(value.decimals) * BigInt(hundredths);
          expect(verdict.kind).toBe(isMet ? "met" : "missed");
          expect(verdict.percent <= hundredths / 100).toBe(isMet);
        },
      ),
    );
  });
});

describe("what a counting's figures cover", () => {
  it.each([
    ["running", { active: true, left: 3 }, true],
    ["final", { active: true, left: 0 }, true],
    ["final", { active: false, left: 3 }, true],
    ["partial", { active: false, left: 0 }, false],
  ] as const)("is %s", (coverage, facts, isWhole) => {
    expect(coverageOf(facts, isWhole)).toBe(coverage);
  });
});
