import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { backoff } from "./polling.ts";

const first = { failures: 1, period: 15_000, retryAfter: null, random: 0.5 };

describe("backoff", () => {
  it("doubles from the period to a minute", () => {
    const waits = [1, 2, 3, 4, 500].map((failures) => backoff({ ...first, failures }));
    expect(waits).toEqual([15_000, 30_000, 60_000, 60_000, 60_000]);
  });

  it("varies between screens", () => {
    expect(backoff({ ...first, period: 10_000, random: 0 })).toBe(8_000);
    expect(backoff({ ...first, period: 10_000, random: 1 })).toBe(12_000);
  });

  it("honours the requested wait", () => {
    expect(backoff({ ...first, retryAfter: 90_000 })).toBe(90_000);
    expect(backoff({ ...first, retryAfter: 5_000 })).toBe(15_000);
  });

  it("waits an hour at most", () => {
    const monthLong = 30 * 86_400_000;
    expect(backoff({ ...first, retryAfter: monthLong })).toBe(3_600_000);
    expect(backoff({ ...first, retryAfter: Number.POSITIVE_INFINITY })).toBe(3_600_000);
  });

  it("never exceeds a minute by itself", () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, period, random) => {
          expect(backoff({ failures, period, retryAfter: null, random })).toBeLessThanOrEqual(
            60_000,
          );
        },
      ),
    );
  });
});
