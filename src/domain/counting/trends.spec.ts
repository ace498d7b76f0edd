import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { aCounting } from "#testing/samples.ts";
import { byStart, chartedFigure, median, trendMetrics, trendPoint, trendSeries } from "./trends.ts";

const north = { name: "North", id: 0, code: "N", slug: "north" };

function finished(changes: Partial<Counting> = {}): Counting {
  return aCounting({ active: false, ...changes });
}

const counted = (id: string, totalProductsCounted: number, totalDiscrepancies: number) =>
  trendPoint(finished({ id, totalProductsCounted, totalDiscrepancies }));

describe("a counting's figures", () => {
  it("come from its header", () => {
    // 4 of 80 counted have a discrepancy, 1 of 80 an incident; 06:00 to 16:00 is planned.
    expect(trendPoint(finished())).toMatchObject({
      startedAt: Date.parse("2026-03-02T06:00:00.000Z"),
      running: false,
      figures: { discrepancies: 5, incidents: 12.5, share: 0.4, size: 200, window: 10 },
    });
  });

  it("have no final share while it runs; the others are preliminary", () => {
    const { running, figures } = trendPoint(aCounting());
    expect(running).toBe(true);
    expect(figures).toEqual({ ...trendPoint(finished()).figures, share: null });
  });

  it("are null when divided by zero", () => {
    const nothing = finished({ totalProducts: 0, totalProductsCounted: 0, totalDiscrepancies: 2 });
    expect(trendPoint(nothing).figures).toMatchObject({
      discrepancies: null,
      incidents: null,
      share: null,
      size: 0,
    });
    const uncounted = finished({ totalProductsCounted: 0, totalDiscrepancies: 0 });
    expect(trendPoint(uncounted).figures).toMatchObject({ discrepancies: null, share: 0 });
  });

  it("are charted while it runs once 20 lines are counted; planned ones from the start", () => {
    const charted = (changes: Partial<Counting>) =>
      trendMetrics.map((metric) => chartedFigure(trendPoint(aCounting(changes)), metric));
    expect(charted({ active: false })).toEqual([5, 12.5, 0.4, 200, 10]);
    expect(charted({ active: true })).toEqual([5, 12.5, null, 200, 10]);
    expect(charted({ active: true, totalProductsCounted: 19 })).toEqual([
      null,
      null,
      null,
      200,
      10,
    ]);
  });

  it("distinguish no discrepancies from unknown ones", () => {
    const clean = finished({ totalDiscrepancies: 0, totalIncidents: 0 });
    expect(trendPoint(clean).figures).toMatchObject({ discrepancies: 0, incidents: 0 });
  });

  it("have no window when the deadline is not after the start", () => {
    const { startedAt } = aCounting();
    expect(trendPoint(finished({ endsAt: startedAt })).figures.window).toBeNull();
    expect(trendPoint(finished({ endsAt: "2026-03-01T00:00:00Z" })).figures.window).toBeNull();
  });
});

describe("series of warehouses", () => {
  it("identify warehouses by id, including 0, and use the newest name", () => {
    const at = (id: string, startedAt: string, warehouse: Partial<Counting["warehouse"]>) =>
      trendPoint(finished({ id, startedAt, warehouse: { ...north, ...warehouse } }));
    const series = trendSeries([
      at("3", "2026-03-03T00:00:00Z", { name: "North hall" }),
      at("2", "2026-03-02T00:00:00Z", { id: 7 }),
      at("1", "2026-03-01T00:00:00Z", { name: "Old name", code: "OLD" }),
      at("0", "2026-03-03T00:00:00Z", { name: "Not this" }),
    ]);
    expect(
      series.map(({ warehouse, points }) => [
        warehouse.id,
        warehouse.name,
        points.map(({ counting }) => counting.id),
      ]),
    ).toEqual([
      [7, "North", ["2"]],
      [0, "North hall", ["1", "0", "3"]],
    ]);
  });

  it("combine finished countings as a ratio of sums, not as a mean of ratios", () => {
    // 1 of 2 and 10 of 100: 11 of 102 lines, though the mean of 50 and 10 is 30.
    const [series] = trendSeries([counted("a", 2, 1), counted("b", 100, 10)]);
    expect(series?.overall.discrepancies).toBeCloseTo(1100 / 102, 12);
    expect(series?.medians.discrepancies).toBe(30);
    expect(series?.overall).toMatchObject({ size: null, window: null });
  });

  it("leave running countings and null figures out of median and overall", () => {
    const running = trendPoint(aCounting({ id: "r", totalDiscrepancies: 80 }));
    const [series] = trendSeries([running, counted("a", 50, 5), counted("b", 0, 3)]);
    expect(series?.points).toHaveLength(3);
    expect(series?.finished).toBe(2);
    expect(series?.medians.discrepancies).toBe(10);
    expect(series?.overall.discrepancies).toBe(10);
    const [alone] = trendSeries([running]);
    expect(alone?.medians).toEqual({
      discrepancies: null,
      incidents: null,
      share: null,
      size: null,
      window: null,
    });
    expect(alone?.overall).toEqual(alone?.medians);
  });

  it("hold every point once and in order, with aggregates between the minimum and the maximum", () => {
    const someCounting = fc
      .record({
        warehouse: fc.nat(3).map((id) => ({ ...north, id })),
        startedAt: fc
          .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
          .map((date) => date.toISOString()),
        active: fc.boolean(),
        totalProducts: fc.nat(5000),
        totalProductsCounted: fc.nat(5000),
        totalDiscrepancies: fc.nat(500),
      })
      .map((changes) => aCounting(changes));
    const countings = fc
      .array(someCounting, { maxLength: 40 })
      .map((some) => some.map((counting, index) => trendPoint({ ...counting, id: `c${index}` })));
    fc.assert(
      fc.property(countings, (points) => {
        const series = trendSeries(points);
        expect(series.flatMap((one) => one.points).sort(byStart)).toEqual(
          [...points].sort(byStart),
        );
        for (const { warehouse, points: own, medians, overall } of series) {
          expect(own.every(({ counting }) => counting.warehouse.id === warehouse.id)).toBe(true);
          expect([...own].sort(byStart)).toEqual(own);
          for (const metric of ["discrepancies", "incidents", "share"] as const) {
            const figures = own.flatMap(({ running, figures }) =>
              running ? [] : (figures[metric] ?? []),
            );
            if (figures.length === 0) {
              expect([medians[metric], overall[metric]]).toEqual([null, null]);
              continue;
            }
            for (const aggregate of [medians[metric], overall[metric]]) {
              expect(aggregate).toBeGreaterThanOrEqual(Math.min(...figures) - 1e-9);
              expect(aggregate).toBeLessThanOrEqual(Math.max(...figures) + 1e-9);
            }
          }
        }
        expect(trendSeries([...points].reverse())).toEqual(series);
      }),
    );
  });
});

describe("median", () => {
  it("is the middle number, or the mean of the two middle ones", () => {
    expect(median([])).toBeNull();
    expect(median([3])).toBe(3);
    expect(median([10, 1, 2])).toBe(2);
    expect(median([10, 1, 2, 4])).toBe(3);
  });
});
