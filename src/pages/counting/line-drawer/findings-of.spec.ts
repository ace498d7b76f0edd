import { describe, expect, it } from "vitest";
import { minute } from "#domain/time/units.ts";
import { someLineFacts } from "#testing/samples.ts";
import { lineFindings } from "./findings-of.ts";

const counted = { startedAt: 0, finishedAt: 5 * minute, countedStock: 4 };

describe("the findings of a line", () => {
  it("do not apply without a discrepancy", () => {
    const line = someLineFacts({ ...counted, difference: 0, packagingUnit: 6 });
    expect(
      lineFindings(line, { misplaced: true, medianDuration: 5 * minute, now: 60 * minute }),
    ).toEqual({
      recount: null,
      documented: null,
      packages: null,
      misplaced: null,
      stalled: null,
    });
  });

  it("apply to a discrepancy", () => {
    const line = someLineFacts({
      ...counted,
      difference: -12,
      packagingUnit: 6,
      documented: true,
      prevCountedStock: 10,
      prevDifference: -6,
    });
    expect(lineFindings(line, { misplaced: false, medianDuration: null, now: null })).toEqual({
      recount: "worsened",
      documented: true,
      packages: true,
      misplaced: false,
      stalled: null,
    });
  });

  it("are null where unknown, and for products without packages", () => {
    const line = someLineFacts({ ...counted, difference: 1 });
    expect(lineFindings(line, { misplaced: null, medianDuration: null, now: null })).toMatchObject({
      packages: null,
      misplaced: null,
    });
  });

  it("include stalled lines if the time is known", () => {
    const line = someLineFacts({ startedAt: 0 });
    expect(
      lineFindings(line, { misplaced: null, medianDuration: minute, now: 29 * minute }).stalled,
    ).toBe(false);
    expect(
      lineFindings(line, { misplaced: null, medianDuration: minute, now: 31 * minute }).stalled,
    ).toBe(true);
    expect(
      lineFindings(line, { misplaced: null, medianDuration: minute, now: null }).stalled,
    ).toBeNull();
  });
});
