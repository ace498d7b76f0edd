import { describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";
import { lineFacts } from "./line-facts.ts";
import { LineTotaller } from "./line-totals.ts";
import { disagreements, IdentityTally, lineQuality } from "./quality.ts";

function totalsOf(lines: readonly Line[]) {
  const totaller = new LineTotaller();
  for (const line of lines) totaller.add(lineFacts(line));
  return totaller.totals();
}

function qualityOf(lines: readonly Line[]) {
  const tally = new IdentityTally("c-1");
  for (const { id, index, counting } of lines) tally.add({ id, index, countingId: counting.id });
  return lineQuality(totalsOf(lines), 0, tally.faults);
}

const fine = {
  finishedWithoutCount: 0,
  differenceBeforeCount: 0,
  futureFinish: 0,
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
