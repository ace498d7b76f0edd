import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trendScale } from "./trend-scale.ts";

describe("axis of the panels", () => {
  it("ends at the first round step above all values", () => {
    expect(trendScale([3.6, 29.89], 0)).toEqual({ low: 0, high: 30, ticks: [0, 10, 20, 30] });
    expect(trendScale([1, 80], 0).ticks).toEqual([0, 20, 40, 60, 80]);
    expect(trendScale([5000], 0).ticks).toEqual([0, 2000, 4000, 6000]);
    expect(trendScale([0.04], 0).ticks).toEqual([0, 0.01, 0.02, 0.03, 0.04]);
  });

  it("covers the given minimum without values", () => {
    expect(trendScale([0.87, 1], 0.9, 1).ticks).toEqual([0.85, 0.9, 0.95, 1]);
    expect(trendScale([1, 1], 0.9, 1).ticks).toEqual([0.9, 0.925, 0.95, 0.975, 1]);
    expect(trendScale([1.2], 0.9, 1).high).toBeGreaterThanOrEqual(1.2);
    expect(trendScale([0], 0)).toMatchObject({ low: 0, high: 1 });
    expect(trendScale([], 0)).toMatchObject({ low: 0, high: 1 });
  });

  it("contains every value between at most five grid lines", () => {
    const value = fc.double({ min: 0, max: 1e9, noNaN: true }).filter((v) => v === 0 || v > 1e-6);
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const { low, high, ticks } = trendScale(values, 0);
        expect(low).toBe(0);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
        for (const one of values) expect(one).toBeLessThanOrEqual(high * (1 + 1e-9));
      }),
    );
  });
});
