import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { aCounting } from "#testing/samples.ts";
import { byStart, chartedFigure, countMetrics, countPoint, countSeries } from "./points.ts";

const north = { name: "North", id: 0, code: "N", slug: "north" };

function finished(changes: Partial<Counting> = {}): Counting {
  return aCounting({ active: false, ...changes });
}

describe("a counting's figures", () => {
  it("come from its header", () => {
    // 4 of 80 counted have a discrepancy, 1 of 80 an incident; 06:00 to 16:00 is planned.
    expect(countPoint(finished())).toMatchObject({
      startedAt: Date.parse("2026-03-02T06:00:00.000Z"),
      running: false,
      figures: { discrepancies: 5, incidents: 1.25, share: 0.4, size: 200, window: 10 },
    });
  });

  it("have no final share while it runs; the others are preliminary", () => {
    const { running, figures } = countPoint(aCounting());
    expect(running).toBe(true);
    expect(figures).toEqual({ ...countPoint(finished()).figures, share: null });
  });

  it("are null when divided by zero", () => {
    const nothing = finished({ totalProducts: 0, totalProductsCounted: 0, totalDiscrepancies: 2 });
    expect(countPoint(nothing).figures).toMatchObject({
      discrepancies: null,
      incidents: null,
      share: null,
      size: 0,
    });
    const uncounted = finished({ totalProductsCounted: 0, totalDiscrepancies: 0 });
    expect(countPoint(uncounted).figures).toMatchObject({ discrepancies: null, share: 0 });
  });

  it("are charted while it runs once 20 lines are counted", () => {
    const charted = (changes: Partial<Counting>) =>
      countMetrics.map((metric) => chartedFigure(countPoint(aCounting(changes)), metric));
    expect(charted({ active: false })).toEqual([5, 1.25, 0.4]);
    expect(charted({ active: true })).toEqual([5, 1.25, null]);
    expect(charted({ active: true, totalProductsCounted: 19 })).toEqual([null, null, null]);
  });

  it("distinguish no discrepancies from unknown ones", () => {
    const clean = finished({ totalDiscrepancies: 0, totalIncidents: 0 });
    expect(countPoint(clean).figures).toMatchObject({ discrepancies: 0, incidents: 0 });
  });

  it("have no window when the deadline is not after the start", () => {
    const { startedAt } = aCounting();
    expect(countPoint(finished({ endsAt: startedAt })).figures.window).toBeNull();
    expect(countPoint(finished({ endsAt: "2026-03-01T00:00:00Z" })).figures.window).toBeNull();
  });
});

describe("series of warehouses", () => {
  it("identify warehouses by id, including 0, and use the newest name", () => {
    const at = (id: string, startedAt: string, warehouse: Partial<Counting["warehouse"]>) =>
      countPoint(finished({ id, startedAt, warehouse: { ...north, ...warehouse } }));
    const series = countSeries([
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

  it("hold every point once and in order", () => {
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
      .map((some) => some.map((counting, index) => countPoint({ ...counting, id: `c${index}` })));
    fc.assert(
      fc.property(countings, (points) => {
        const series = countSeries(points);
        expect(series.flatMap((one) => one.points).sort(byStart)).toEqual(
          [...points].sort(byStart),
        );
        for (const { warehouse, points: own } of series) {
          expect(own.every(({ counting }) => counting.warehouse.id === warehouse.id)).toBe(true);
          expect([...own].sort(byStart)).toEqual(own);
        }
        expect(countSeries([...points].reverse())).toEqual(series);
      }),
    );
  });
});
