import { describe, expect, it } from "vitest";
import type { AccuracyRow } from "#contract/history/accuracy.ts";
import { accuracyChange, accuracyLines } from "./accuracy.ts";

const row = (period: string, group: string | null, known: number, exact: number, countings = 3) =>
  ({
    period,
    group,
    countings,
    lines: known,
    counted: known,
    known,
    exact,
    withinTolerance: exact,
    discrepancies: known - exact,
    documented: 0,
    netUnits: "0",
    absoluteUnits: "0",
  }) satisfies AccuracyRow;

const byClass = [
  row("2026-10", "A", 100, 98),
  row("2026-10", "B", 100, 96),
  row("2026-11", "A", 100, 90),
  row("2026-11", "B", 100, 96),
];

const count = (month: string, exact: number, known = 100) => ({ month, known, exact });
const counts = [
  ...[97, 98, 92].map((exact) => count("2026-10", exact)),
  ...[93, 91, 96].map((exact) => count("2026-11", exact)),
  count("2026-09", 0),
];
const change = (some = counts, classes: readonly AccuracyRow[] = byClass) =>
  accuracyChange({ counts: some, byClass: classes }, "2026-11", ["2026-10"]);

describe("the accuracy of a month", () => {
  it("fell from 97 % to 93 %, the medians of the counts, and class A is why", () => {
    expect(change()).toEqual({
      verdict: "worse",
      now: 0.93,
      usual: 0.97,
      counts: 3,
      earlier: 3,
      cause: "A",
    });
  });

  it("has no cause where classes fell alike, or all lines together did not fall", () => {
    const withB = (exact: number) =>
      byClass.map((one) =>
        one.period === "2026-11" && one.group === "B" ? { ...one, exact } : one,
      );
    expect(change(counts, withB(88)).cause).toBe(undefined);
    const better = byClass.map((one) => (one.period === "2026-11" ? { ...one, exact: 99 } : one));
    expect(change(counts, better).cause).toBe(undefined);
  });

  it("has the class as cause that fell most, where others rose", () => {
    // A fell by 4 points of all lines and B by 6, C rose by 4.
    const groups = [
      ...[row("2026-10", "A", 100, 90), row("2026-10", "B", 100, 90), row("2026-10", "C", 100, 80)],
      ...[row("2026-11", "A", 100, 78), row("2026-11", "B", 100, 72), row("2026-11", "C", 100, 92)],
    ];
    expect(change(counts, groups)).toMatchObject({ verdict: "worse", cause: "B" });
  });

  it("is worse where nothing was right, and unknown where nothing was counted", () => {
    const earlier = counts.filter(({ month }) => month === "2026-10");
    const of = (exact: number, known: number) =>
      change([...earlier, ...Array.from({ length: 3 }, () => count("2026-11", exact, known))]);
    expect(of(0, 100)).toMatchObject({ verdict: "worse", now: 0 });
    expect(of(0, 0)).toMatchObject({ verdict: "too-few", now: null, counts: 0 });
  });

  it("is not judged with fewer than three counts", () => {
    expect(change(counts.slice(1))).toMatchObject({ verdict: "too-few", earlier: 2 });
  });
});

it("draws a line per class with gaps where nothing was counted", () => {
  const rows = [...byClass, row("2026-08", null, 10, 9)];
  expect(accuracyLines(rows, ["2026-08", "2026-09", "2026-10", "2026-11"])).toEqual([
    { group: "A", values: [null, null, 0.98, 0.9], latest: { index: 3, value: 0.9 } },
    { group: "B", values: [null, null, 0.96, 0.96], latest: { index: 3, value: 0.96 } },
    { group: null, values: [0.9, null, null, null], latest: { index: 0, value: 0.9 } },
  ]);
});
