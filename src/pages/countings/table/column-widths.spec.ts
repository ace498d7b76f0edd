import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ColumnName, columnNames, defaultColumns } from "./column-names.ts";
import { columnTracks, fixedColumns, paperWidth, shownColumns } from "./column-widths.ts";

/** Pixels that columns need at least, with the arrow behind them. */
function leastOf(columns: readonly ColumnName[], width: number): number {
  const least = [...columnTracks(columns, width).matchAll(/minmax\((\d+)/g)];
  return least.reduce((sum, [, pixels]) => sum + Number(pixels), 18);
}

describe("the columns shown", () => {
  it("are the usual ones where nothing was chosen, and fewer below 1200 pixels", () => {
    expect(shownColumns(null, 1440)).toEqual(defaultColumns);
    expect(shownColumns(null, 1200)).toEqual(defaultColumns);
    const narrower = defaultColumns.filter((name) => !/startedAt|participants/.test(name));
    expect(shownColumns(null, 1199)).toEqual(narrower);
    expect(shownColumns(null, 900)).toEqual(narrower);
  });

  it("are the chosen ones in the table's order, with those that tell rows apart", () => {
    expect(shownColumns(["participants", "startedAt"], 1024)).toEqual([
      "warehouse.name",
      "startedAt",
      "progress",
      "participants",
    ]);
    expect(shownColumns(columnNames, 1600)).toEqual(columnNames);
  });

  it("are the same in rows of three lines, whatever was chosen", () => {
    expect(shownColumns(["elapsed"], 899)).toEqual(shownColumns(null, 390));
  });

  it("have room on paper, whichever were chosen", () => {
    // Letter laid across, between margins of 12 mm, at 96 pixels an inch.
    const paper = ((279.4 - 24) / 25.4) * 96;
    fc.assert(
      fc.property(fc.subarray([...columnNames]), (chosen) => {
        expect(leastOf(shownColumns(chosen, paperWidth), paperWidth)).toBeLessThanOrEqual(paper);
      }),
    );
    expect(leastOf(shownColumns(columnNames, paperWidth), paperWidth)).toBeGreaterThan(paper - 140);
  });

  it("have room side by side, however many were chosen", () => {
    fc.assert(
      fc.property(
        fc.subarray([...columnNames]),
        fc.integer({ min: 900, max: 2000 }),
        (chosen, width) => {
          const visible = shownColumns(chosen, width);
          expect(leastOf(visible, width)).toBeLessThanOrEqual(width - 48);
          for (const name of fixedColumns) expect(visible).toContain(name);
        },
      ),
    );
  });
});

it("has a track for each column and one for the arrow", () => {
  const columns = ["active", "warehouse.name", "progress"] as const;
  expect(columnTracks(columns, 1200)).toBe(
    "minmax(78px, 84px) minmax(116px, 192px) minmax(200px, 1fr) 18px",
  );
  expect(columnTracks(columns, 1199)).toBe(
    "minmax(78px, 78px) minmax(116px, 177px) minmax(200px, 1fr) 18px",
  );
});
