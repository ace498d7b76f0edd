import { describe, expect, it } from "vitest";
import type { Coverage } from "#contract/history/coverage.ts";
import { coverageMap, shownZone } from "./coverage-map.ts";

type Row = Coverage["rows"][number];

const row = (part: Partial<Row>): Row => ({
  zone: "A",
  aisle: "01",
  bay: "1",
  class: null,
  lastCounted: null,
  places: 40,
  within30: 0,
  within90: 0,
  within365: 0,
  units: "0",
  units365: "0",
  ...part,
});

const start = { bay: 0, aisle: 0 };

describe("the map of a zone", () => {
  it("has a row per aisle and a column per bay, with gaps where nothing is listed", () => {
    const map = coverageMap(
      {
        today: "2026-11-28",
        rows: [
          row({ bay: "10", lastCounted: "2026-11-27T10:00:00Z" }),
          row({ bay: "2", lastCounted: "2026-09-15T10:00:00Z" }),
          row({ aisle: "02", bay: "2", lastCounted: "2026-01-01T10:00:00Z" }),
          row({ aisle: "02", bay: null }),
          row({ aisle: "02", bay: "3" }),
        ],
      },
      start,
    );
    expect(map.columns).toEqual(["2", "3", "10"]);
    expect(
      map.aisles.map(({ aisle, bays }) => [aisle, bays.map((bay) => bay?.age ?? null)]),
    ).toEqual([
      ["01", ["lately", null, "recent"]],
      ["02", ["long", "never", null]],
    ]);
  });

  it("is a part of a large zone, which knows the whole", () => {
    const rows = Array.from({ length: 130 }, (_, index) =>
      row({ bay: String(index + 1), aisle: String((index % 70) + 1) }),
    );
    const map = coverageMap({ today: "2026-11-28", rows }, { bay: 120, aisle: 60 });
    expect(map.columns).toEqual([
      "121",
      "122",
      "123",
      "124",
      "125",
      "126",
      "127",
      "128",
      "129",
      "130",
    ]);
    expect(map.aisles.map(({ aisle }) => aisle)).toEqual([
      "61",
      "62",
      "63",
      "64",
      "65",
      "66",
      "67",
      "68",
      "69",
      "70",
    ]);
    expect(map.total).toEqual({ bay: 130, aisle: 70 });
  });
});

it("shows the zone with the smallest part counted, unless the address names another", () => {
  const rows = [
    row({ zone: "A", within90: 40 }),
    row({ zone: "B", within90: 4 }),
    row({ zone: "YARD", places: 3 }),
  ];
  expect(shownZone({ today: "2026-11-28", rows }, "")).toBe("B");
  expect(shownZone({ today: "2026-11-28", rows }, "A")).toBe("A");
  expect(shownZone({ today: "2026-11-28", rows }, "gone")).toBe("B");
  expect(shownZone({ today: "2026-11-28", rows: [] }, "A")).toBe(null);
});
