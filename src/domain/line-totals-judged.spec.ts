import { describe, expect, test } from "vitest";
import { someLineFacts } from "#testing/samples.ts";
import type { AbcLens } from "./lines/abc-lens.ts";
import { CountingContext } from "./lines/counting-context.ts";
import type { LineFacts } from "./lines/line-facts.ts";
import { LineTotaller } from "./lines/line-totals.ts";
import { defaultViewSettings } from "./lines/view-settings.ts";

const counted = (difference: number | null, changes: Partial<LineFacts> = {}) =>
  someLineFacts({ startedAt: 100, finishedAt: 200, countedStock: 9, difference, ...changes });

describe("evaluation of lines for the totals", () => {
  test("applies the tolerance of the line's class under the lens", () => {
    // 2 of 100 is within B's 3 % and beyond A's 1 %
    const line = counted(2, { countedStock: 102, abc: "A", valueAbc: "B" });
    const within = (lens: AbcLens) => {
      const totaller = new LineTotaller({ ...defaultViewSettings, lens });
      totaller.add(line);
      return totaller.totals().withinTolerance;
    };
    expect([within("abc"), within("valueAbc"), within("stockAbc")]).toEqual([0, 1, 1]);
  });

  test("counts recount effects and whole packages", () => {
    const recounted = (before: number, now: number) =>
      counted(now, { prevCountedStock: 5, prevDifference: before, packagingUnit: 6 });
    const totaller = new LineTotaller();
    for (const line of [
      recounted(-6, -6),
      recounted(-6, 0),
      recounted(-6, -1),
      recounted(-6, -7),
      recounted(-6, 12),
    ]) {
      totaller.add(line);
    }
    expect(totaller.totals()).toMatchObject({
      recounted: 5,
      recounts: { confirmed: 1, cleared: 1, reduced: 1, worsened: 1, turned: 1 },
      // −6 and 12
      packHints: 2,
    });
  });

  test("finds misplaced lines by the context of all lines, including those not added", () => {
    const survey = new CountingContext();
    const [short, over] = [counted(-1), counted(1)];
    for (const line of [short, over]) survey.add(line);
    const totaller = new LineTotaller(defaultViewSettings, survey);
    totaller.add(short);
    expect(totaller.totals().misplaced).toBe(1);
  });
});
