import fc from "fast-check";
import { expect, test } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { trendChange, worsening } from "./trend-change.ts";
import { trendPoint } from "./trends.ts";

const month = Date.parse("2026-11-01T00:00:00Z");
const isThisMonth = (instant: number) => instant >= month;

/** A counting with that many discrepancies per 100 lines counted. */
function counting(at: string, per100: number, active = false) {
  return trendPoint(
    aCounting({
      startedAt: at,
      endsAt: `${at.slice(0, 10)}T23:00:00Z`,
      active,
      totalProducts: 1000,
      totalProductsCounted: 1000,
      totalProductsLeft: 0,
      totalDiscrepancies: per100 * 10,
    }),
  );
}
const earlier = (...figures: readonly number[]) =>
  figures.map((per100) => counting("2026-10-05T08:00:00Z", per100));
const now = (...figures: readonly number[]) =>
  figures.map((per100) => counting("2026-11-05T08:00:00Z", per100));
const change = (points: ReturnType<typeof earlier>) =>
  trendChange({ points }, "discrepancies", isThisMonth);

test("a month is compared with the median of the earlier months, with the number of countings", () => {
  const points = [
    ...earlier(6, 6.1, 9),
    ...now(8, 8.1, 8.2),
    counting("2026-11-06T08:00:00Z", 50, true),
  ];
  expect(change(points)).toEqual({
    current: 8.1,
    baseline: 6.1,
    finished: 3,
    earlier: 3,
    verdict: "worse",
  });
});

test("a change counts beyond 0.3 and beyond 8 % of the baseline", () => {
  const baseline = earlier(6, 6, 6);
  expect(change([...baseline, ...now(6.4, 6.4, 6.4)]).verdict).toBe("as-usual");
  expect(change([...baseline, ...now(6.5, 6.5, 6.5)]).verdict).toBe("worse");
  expect(change([...baseline, ...now(5.5, 5.5, 5.5)]).verdict).toBe("better");
  expect(change([...earlier(1, 1, 1), ...now(1.2, 1.2, 1.2)]).verdict).toBe("as-usual");
});

test("fewer than 3 finished countings on either side are too few to judge", () => {
  expect(change([...earlier(6, 6, 6), ...now(9, 9)]).verdict).toBe("too-few");
  expect(change([...earlier(6, 6), ...now(9, 9, 9)]).verdict).toBe("too-few");
  expect(change([]).verdict).toBe("too-few");
});

test("a lower share counted is worse, and sizes are neither", () => {
  const lines = (at: string, counted: number) =>
    trendPoint(
      aCounting({
        startedAt: at,
        active: false,
        totalProducts: 1000,
        totalProductsCounted: counted,
      }),
    );
  const points = [990, 990, 990].map((counted) => lines("2026-11-05T08:00:00Z", counted));
  const before = [998, 998, 998].map((counted) => lines("2026-10-05T08:00:00Z", counted));
  const share = trendChange({ points: [...before, ...points] }, "share", isThisMonth);
  expect(share.verdict).toBe("worse");
  expect(worsening(share, "share")).toBeCloseTo(0.8);
});

test("a verdict follows the order of the figures", () => {
  const figures = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 3, maxLength: 6 });
  fc.assert(
    fc.property(figures, figures, (before, current) => {
      const found = change([...earlier(...before), ...now(...current)]);
      const by = worsening(found, "discrepancies") ?? Number.NaN;
      if (found.verdict === "worse") expect(by).toBeGreaterThan(0.3);
      if (found.verdict === "better") expect(by).toBeLessThan(-0.3);
      if (found.verdict === "as-usual") expect(Math.abs(by)).toBeLessThanOrEqual(4);
    }),
  );
});
