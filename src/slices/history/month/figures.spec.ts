import { describe, expect, it } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { verdictOf, warehouseMonths } from "./figures.ts";

const month = Date.parse("2026-11-01T00:00:00Z");

const counting = (warehouse: number, startedAt: string, discrepancies: number, active = false) =>
  ({
    id: `${warehouse} ${startedAt}`,
    startedAt,
    endsAt: startedAt,
    warehouse: { id: warehouse, name: `Place ${warehouse}`, code: "P", slug: "p" },
    active,
    participants: [],
    totalProducts: 200,
    totalProductsCounted: 100,
    totalProductsLeft: 100,
    totalDiscrepancies: discrepancies,
    totalIncidents: 1,
  }) satisfies Counting;

const days = ["02", "09", "16"];
const both = (warehouse: number, before: number, now: number) =>
  days.flatMap((day) => [
    counting(warehouse, `2026-10-${day}T06:00:00Z`, before),
    counting(warehouse, `2026-11-${day}T06:00:00Z`, now),
  ]);

describe("the months of warehouses", () => {
  it("are in order of how much worse they got, those that cannot be judged last", () => {
    const rows = warehouseMonths(
      [
        ...both(1, 6, 4),
        ...both(2, 6, 6),
        ...both(3, 6, 9),
        counting(0, "2026-11-01T00:00:00Z", 50),
      ],
      month,
    );
    expect(rows.map(({ warehouse, verdict }) => [warehouse.id, verdict])).toEqual([
      [3, "worse"],
      [2, "as-usual"],
      [1, "better"],
      [0, "too-few"],
    ]);
    expect(rows[0]?.figures.discrepancies).toEqual({ now: 9, usual: 6 });
    expect(rows[0]?.figures.share).toEqual({ now: 0.5, usual: 0.5 });
  });

  it("leave out what still runs, and say how many do", () => {
    const [row] = warehouseMonths(
      [...both(1, 6, 6), counting(1, "2026-11-20T06:00:00Z", 90, true)],
      month,
    );
    expect(row).toMatchObject({ finished: 3, running: 1, earlier: 3, verdict: "as-usual" });
    expect(row?.figures.discrepancies.now).toBe(6);
  });
});

it.each([
  [8.1, 6.1, "worse"],
  [6.5, 6.1, "as-usual"],
  [5.5, 6.1, "better"],
  [0.2, 0, "as-usual"],
  [0.4, 0, "worse"],
])("%s against %s is %s", (now, usual, verdict) => {
  expect(verdictOf({ now, usual }, { finished: 3, earlier: 3 })).toBe(verdict);
  expect(verdictOf({ now, usual }, { finished: 2, earlier: 9 })).toBe("too-few");
});
