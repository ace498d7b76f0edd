import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoff } from "./backoff.ts";

describe("backoff", () => {
  it("doubles from the period to a minute", () => {
    const waits = [1, 2, 3, 4, 500].map((failures) => backoff(failures, 15_000, null, 0.5));
    expect(waits).toEqual([15_000, 30_000, 60_000, 60_000, 60_000]);
  });

  it("varies between screens", () => {
    expect(backoff(1, 10_000, null, 0)).toBe(8_000);
    expect(backoff(1, 10_000, null, 1)).toBe(12_000);
  });

  it("honours the requested wait", () => {
    expect(backoff(1, 15_000, 90_000, 0.5)).toBe(90_000);
    expect(backoff(1, 15_000, 5_000, 0.5)).toBe(15_000);
  });

  it("waits an hour at most", () => {
    const monthLong = 30 * 86_400_000;
    expect(backoff(1, 15_000, monthLong, 0.5)).toBe(3_600_000);
    expect(backoff(1, 15_000, Number.POSITIVE_INFINITY, 0.5)).toBe(3_600_000);
  });

  it("never exceeds a minute by itself", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, period, chance) => {
          expect(backoff(n, period, null, chance)).toBeLessThanOrEqual(60_000);
        },
      ),
    );
  });
});
