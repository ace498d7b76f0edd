import { describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";
import { lineFacts } from "./line-facts.ts";
import { LineTotaller } from "./line-totals.ts";
import { disagreements, IdentityTally, isOddFinish, lineQuality } from "./quality.ts";

const finish = "2026-03-02T06:05:00.000Z";
const fetchedAt = Date.parse("2026-03-02T12:00:00Z");

function totalsOf(lines: readonly Line[]) {
  const totaller = new LineTotaller();
  for (const line of lines) totaller.add(lineFacts(line));
  return totaller.totals();
}

function qualityOf(lines: readonly Line[]) {
  const tally = new IdentityTally("c-1");
  for (const { id, index, counting } of lines) tally.add({ id, index, countingId: counting.id });
  const odd = lines.filter((line) => isOddFinish(lineFacts(line), fetchedAt));
  return lineQuality(totalsOf(lines), odd.length, tally.faults);
}

const fine = {
  finishedWithoutCount: 0,
  differenceBeforeCount: 0,
  oddFinish: 0,
  repeated: 0,
  ofAnotherCounting: 0,
};

describe("line quality", () => {
  test("is all zero without lines, and for valid lines", () => {
    expect(qualityOf([])).toEqual(fine);
    const lines = [aLine(), aCountedLine(3, -7, { id: 0, index: 1 })];
    expect(qualityOf(lines)).toEqual(fine);
  });

  test("counts finishes without a count and differences before one", () => {
    const lines = [aCountedLine(null, null), aLine({ id: 2, index: 1, difference: 1 })];
    expect(qualityOf(lines)).toEqual({
      ...fine,
      finishedWithoutCount: 1,
      differenceBeforeCount: 1,
    });
  });

  test.each([
    ["before the start", { startedAt: "2026-03-02T06:05:00.001Z" }, 1],
    ["at the start", { startedAt: finish }, 0],
    ["without a start", { startedAt: null }, 0],
    ["after the fetch", { finishedAt: "2026-03-02T12:00:00.001Z" }, 1],
    ["at the fetch", { finishedAt: "2026-03-02T14:00:00.000+02:00" }, 0],
  ])("checks a finish %s", (_, changes, oddFinish) => {
    expect(qualityOf([aCountedLine(1, 0, changes)])).toEqual({ ...fine, oddFinish });
  });

  test("counts each line that repeats the id or the index of an earlier one", () => {
    const lines = [
      aLine({ id: 1, index: 0 }),
      aLine({ id: 1, index: 1 }),
      aLine({ id: 2, index: 1 }),
      aLine({ id: 1, index: 0 }),
      aLine({ id: 3, index: 2 }),
    ];
    expect(qualityOf(lines).repeated).toBe(3);
  });

  test("counts lines that name another counting", () => {
    const counting = { ...aLine().counting, id: "c-2" };
    expect(qualityOf([aLine({ counting })]).ofAnotherCounting).toBe(1);
  });
});

describe("header and lines", () => {
  const lines = [aLine(), aCountedLine(1, 0, { id: 2, index: 1 })];
  const agreeing = {
    totalProducts: 2,
    totalProductsCounted: 1,
    totalProductsLeft: 1,
    totalIncidents: 0,
  };

  test("agree when every figure is the same, whatever the discrepancies", () => {
    const counting = aCounting({ ...agreeing, totalDiscrepancies: 99 });
    expect(disagreements(counting, totalsOf(lines))).toEqual([]);
  });

  test("are compared figure by figure", () => {
    const counting = aCounting({ ...agreeing, totalProductsCounted: 3, totalIncidents: 1 });
    expect(disagreements(counting, totalsOf(lines))).toEqual([
      { figure: "counted", header: 3, lines: 1 },
      { figure: "incidents", header: 1, lines: 0 },
    ]);
  });

  test("differ in everything when there are no lines", () => {
    const figures = disagreements(aCounting(), totalsOf([])).map(({ figure }) => figure);
    expect(figures).toEqual(["total", "counted", "left", "incidents"]);
  });
});
