import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ColumnName, columnNames, defaultColumns } from "./column-names.ts";
import { columnTracks, fixedColumns, paperWidth, visibleColumns } from "./column-widths.ts";

/** Minimum width in pixels of columns with the arrow after them. */
function minWidthOf(columns: readonly ColumnName[], width: number): number {
  const minima = [...columnTracks(columns, width).matchAll(/minmax\((\d+)/g)];
  return minima.reduce((sum, [, pixels]) => sum + Number(pixels), 18);
}

describe("the visible columns", () => {
  it("are the default ones without a choice, and fewer below 1200 pixels", () => {
    expect(visibleColumns(null, 1440)).toEqual(defaultColumns);
    expect(visibleColumns(null, 1200)).toEqual(defaultColumns);
    const fewer = defaultColumns.filter((name) => !/startedAt|participants/.test(name));
    expect(visibleColumns(null, 1199)).toEqual(fewer);
    expect(visibleColumns(null, 900)).toEqual(fewer);
  });

  it("are the chosen ones in table order, with those that identify rows", () => {
    expect(visibleColumns(["participants", "startedAt"], 1024)).toEqual([
      "warehouse.name",
      "startedAt",
      "progress",
      "participants",
    ]);
    expect(visibleColumns(columnNames, 1600)).toEqual(columnNames);
  });

  it("are the same in rows of three lines, whatever the choice", () => {
    expect(visibleColumns(["elapsed"], 899)).toEqual(visibleColumns(null, 390));
  });

  it("fit on paper, whatever the choice", () => {
    // Letter, landscape, with margins of 12 mm, at 96 pixels an inch.
    const paper = ((279.4 - 24) / 25.4) * 96;
    fc.assert(
      fc.property(fc.subarray([...columnNames]), (chosen) => {
        expect(minWidthOf(visibleColumns(chosen, paperWidth), paperWidth)).toBeLessThanOrEqual(
          paper,
        );
      }),
    );
    expect(minWidthOf(visibleColumns(columnNames, paperWidth), paperWidth)).toBeGreaterThan(
      paper - 140,
    );
  });

  it("fit side by side, however many are chosen", () => {
    fc.assert(
      fc.property(
        fc.subarray([...columnNames]),
        fc.integer({ min: 900, max: 2000 }),
        (chosen, width) => {
          const visible = visibleColumns(chosen, width);
          expect(minWidthOf(visible, width)).toBeLessThanOrEqual(width - 48);
          for (const name of fixedColumns) expect(visible).toContain(name);
        },
      ),
    );
  });
});

it("makes a track for each column and one for the arrow", () => {
  const columns = ["active", "warehouse.name", "progress"] as const;
  expect(columnTracks(columns, 1200)).toBe(
    "minmax(78px, 84px) minmax(116px, 192px) minmax(200px, 1fr) 18px",
  );
  expect(columnTracks(columns, 1199)).toBe(
    "minmax(78px, 78px) minmax(116px, 177px) minmax(200px, 1fr) 18px",
  );
});
