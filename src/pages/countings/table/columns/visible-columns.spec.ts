import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnNames, defaultColumns, listColumns } from "./columns.tsx";
import type { ColumnName } from "./table-model.ts";
import { columnTracks, paperWidth, visibleColumns } from "./visible-columns.ts";

const fixedColumns = ["warehouse.name", "progress"];

const namesOf = (chosen: readonly ColumnName[] | null, width: number) =>
  visibleColumns(chosen, width).map(({ id }) => id);

/** Minimum width in pixels of the visible columns with the arrow after them. */
function minWidthOf(chosen: readonly ColumnName[], width: number): number {
  const tracks = columnTracks(visibleColumns(chosen, width), width >= 1200);
  const minima = [...tracks.matchAll(/minmax\((\d+)/g)];
  return minima.reduce((sum, [, pixels]) => sum + Number(pixels), 18);
}

describe("the visible columns", () => {
  it.each([1440, 1200])("have room at %i pixels, each of the default ones", (width) => {
    const visible = namesOf(null, width);
    const missing = defaultColumns.filter((name) => !visible.includes(name));
    expect(missing.map((name) => `${name} has no room at ${width}`)).toEqual([]);
  });

  it("are the default ones without a choice, and fewer below 1200 pixels", () => {
    expect(namesOf(null, 1200)).toEqual(defaultColumns);
    const fewer = defaultColumns.filter((name) => !/startedAt|participants/.test(name));
    expect(namesOf(null, 1199)).toEqual(fewer);
    expect(namesOf(null, 900)).toEqual(fewer.filter((name) => name !== "totalIncidents"));
  });

  it("are the chosen ones in table order, with those that identify rows", () => {
    expect(namesOf(["participants", "startedAt"], 1024)).toEqual([
      "warehouse.name",
      "startedAt",
      "progress",
      "participants",
    ]);
    expect(namesOf(columnNames, 2400)).toEqual(columnNames);
  });

  it("are the same in rows of three lines, whatever the choice", () => {
    expect(namesOf(["elapsed"], 899)).toEqual(namesOf(null, 390));
  });

  it("fit on paper, whatever the choice", () => {
    // Letter, landscape, with margins of 12 mm, at 96 pixels an inch.
    const paper = ((279.4 - 24) / 25.4) * 96;
    fc.assert(
      fc.property(fc.subarray([...columnNames]), (chosen) => {
        expect(minWidthOf(chosen, paperWidth)).toBeLessThanOrEqual(paper);
      }),
    );
    expect(minWidthOf(columnNames, paperWidth)).toBeGreaterThan(paper - 140);
  });

  it("fit side by side, however many are chosen", () => {
    fc.assert(
      fc.property(
        fc.subarray([...columnNames]),
        fc.integer({ min: 900, max: 2000 }),
        (chosen, width) => {
          const visible = namesOf(chosen, width);
          expect(minWidthOf(chosen, width)).toBeLessThanOrEqual(width - 48);
          for (const name of fixedColumns) expect(visible).toContain(name);
        },
      ),
    );
  });
});

it("makes a track for each column and one for the arrow", () => {
  const columns = listColumns.filter(({ id }) => /^(active|warehouse.name|progress)$/.test(id));
  expect(columnTracks(columns, true)).toBe(
    "minmax(78px, 84px) minmax(178px, 210px) minmax(210px, 1fr) 18px",
  );
  expect(columnTracks(columns, false)).toBe(
    "minmax(78px, 78px) minmax(178px, 193px) minmax(210px, 1fr) 18px",
  );
});
