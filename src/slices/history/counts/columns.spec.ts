import { expect, it } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { aCounting } from "#testing/samples.ts";
import { countsFile } from "./columns.tsx";
import { messages } from "./messages/en.ts";
import { countPoint } from "./points.ts";

it("has a row per counting, with an empty cell where a figure has no answer", () => {
  const warehouse = { id: 0, name: "North, hall", code: "N", slug: "north" };
  const finished = aCounting({ id: "c-2", active: false, warehouse, totalProductsCounted: 160 });
  const empty = aCounting({
    startedAt: "2026-03-02T18:00:00+02:00",
    totalProducts: 0,
    totalProductsCounted: 0,
    totalProductsLeft: 0,
    totalDiscrepancies: 0,
    totalIncidents: 0,
  });
  const { columns, rows } = contentOf(countsFile, [finished, empty].map(countPoint), {
    format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units }),
    costsHidden: false,
    now: 0,
    t: messages,
    messages: en,
  });
  expect(columns.map(({ title }) => title)).toEqual([
    "Count id",
    "Warehouse",
    "Warehouse code",
    "Started",
    "Deadline",
    "Status",
    "Lines",
    "Counted",
    "Left",
    "Completion",
    "Discrepancies",
    "Discrep. per 100",
    "Incidents",
    "Incidents per 100",
    "Planned h",
  ]);
  const [start, end] = [new Date("2026-03-02T06:00:00Z"), new Date("2026-03-02T16:00:00Z")];
  expect(rows).toEqual([
    ["c-2", "North, hall", "N", start, end, "Finished", 200, 160, 120, 0.8, 4, 2.5, 1, 0.625, 10],
    ["c-1", "North", "N", end, end, "Active", 0, 0, 0, null, 0, null, 0, null, null],
  ]);
});
