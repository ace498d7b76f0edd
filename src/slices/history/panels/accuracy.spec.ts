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
const all = [row("2026-10", null, 200, 194), row("2026-11", null, 200, 186)];

describe("the accuracy of a month", () => {
  it("fell from 97 % to 93 %, and class A is why", () => {
    expect(accuracyChange({ all, byClass }, "2026-11", ["2026-10"])).toEqual({
      verdict: "worse",
      now: 0.93,
      usual: 0.97,
      counts: 3,
      earlier: 3,
      cause: "A",
    });
  });

  it("has no cause where classes fell alike", () => {
    const alike = byClass.map((one) =>
      one.period === "2026-11" && one.group === "B" ? { ...one, exact: 88 } : one,
    );
    const fallen = [row("2026-10", null, 200, 194), row("2026-11", null, 200, 178)];
    const change = accuracyChange({ all: fallen, byClass: alike }, "2026-11", ["2026-10"]);
    expect(change.cause).toBe(undefined);
  });

  it("has the class as cause that fell most, where others rose", () => {
    // A fell by 4 points of all lines and B by 6, C rose by 4.
    const groups = [
      ...[row("2026-10", "A", 100, 90), row("2026-10", "B", 100, 90), row("2026-10", "C", 100, 80)],
      ...[row("2026-11", "A", 100, 78), row("2026-11", "B", 100, 72), row("2026-11", "C", 100, 92)],
    ];
    const sums = [row("2026-10", null, 300, 260), row("2026-11", null, 300, 242)];
    const change = accuracyChange({ all: sums, byClass: groups }, "2026-11", ["2026-10"]);
    expect(change).toMatchObject({ verdict: "worse", cause: "B" });
  });

  it("is worse where nothing was right, and unknown where nothing was counted", () => {
    const of = (known: number, exact: number) =>
      accuracyChange(
        { all: [all[0], row("2026-11", null, known, exact)].flatMap((one) => one ?? []), byClass },
        "2026-11",
        ["2026-10"],
      );
    expect(of(200, 0)).toMatchObject({ verdict: "worse", now: 0 });
    expect(of(0, 0)).toMatchObject({ verdict: "too-few", now: null });
  });

  it("is not judged with fewer than three counts", () => {
    const few = all.map((one) => ({ ...one, countings: 2 }));
    const change = accuracyChange({ all: few, byClass }, "2026-11", ["2026-10"]);
    expect(change).toMatchObject({ verdict: "too-few", counts: 2, cause: undefined });
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
