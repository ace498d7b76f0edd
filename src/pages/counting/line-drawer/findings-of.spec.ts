import { describe, expect, it } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import { lineFindings } from "./findings-of.ts";

const minute = 60_000;
const counted = { startedAt: 0, finishedAt: 5 * minute, countedStock: 4 };

describe("what a line's fields come to", () => {
  it("is not asked where there is no discrepancy", () => {
    const line = someLineFacts({ ...counted, difference: 0, packagingUnit: 6 });
    expect(lineFindings(line, true, 5 * minute, 60 * minute)).toEqual({
      recount: null,
      documented: null,
      packages: null,
      misplaced: null,
      stalled: null,
    });
  });

  it("is told of a discrepancy", () => {
    const line = someLineFacts({
      ...counted,
      difference: -12,
      packagingUnit: 6,
      documented: true,
      prevCountedStock: 10,
      prevDifference: -6,
    });
    expect(lineFindings(line, false, null, null)).toEqual({
      recount: "worsened",
      documented: true,
      packages: true,
      misplaced: false,
      stalled: null,
    });
  });

  it("leaves open what is not known, and what a product without packages cannot tell", () => {
    const line = someLineFacts({ ...counted, difference: 1 });
    expect(lineFindings(line, null, null, null)).toMatchObject({ packages: null, misplaced: null });
  });

  it("tells lines in progress that have stalled, by a time that is known", () => {
    const line = someLineFacts({ startedAt: 0 });
    expect(lineFindings(line, null, minute, 29 * minute).stalled).toBe(false);
    expect(lineFindings(line, null, minute, 31 * minute).stalled).toBe(true);
    expect(lineFindings(line, null, minute, null).stalled).toBeNull();
  });
});
