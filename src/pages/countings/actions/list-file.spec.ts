import { expect, it } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { aCounting } from "#testing/samples.ts";
import { listFile } from "./list-file.ts";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

it("has a row per counting with its status and conclusion in words", () => {
  const warehouse = { id: 0, name: "North, hall", code: "NO", slug: "north" };
  const countings = [
    aCounting({ id: "a", warehouse, startedAt: "2026-03-02T08:00:00+02:00" }),
    aCounting({
      id: "b",
      active: false,
      totalProducts: 0,
      totalProductsCounted: 0,
      totalProductsLeft: 0,
      totalDiscrepancies: 0,
      totalIncidents: 0,
      participants: [],
    }),
  ];
  const clock = Date.parse("2026-03-02T10:00:00Z");
  const { columns, rows } = contentOf(
    listFile,
    countings.map((counting) => ({ counting, now: clock, calendar: roundTheClock })),
    { t: en, format, costsHidden: false, today: clock },
  );
  // Further columns of the list follow.
  expect(columns.slice(0, 14).map(({ title }) => title)).toEqual([
    "Count",
    "Status",
    "Warehouse",
    "Warehouse code",
    "Started",
    "Deadline",
    "When it will be done",
    "Lines",
    "Counted lines",
    "Lines left",
    "Counted share",
    "Discrepancies",
    "Incidents",
    "People",
  ]);
  const [start, end] = [new Date("2026-03-02T06:00:00Z"), new Date("2026-03-02T16:00:00Z")];
  expect(rows.map((cells) => cells.slice(0, 14))).toEqual([
    [
      "a",
      "Active",
      "North, hall",
      "NO",
      start,
      end,
      expect.stringContaining("16:00"),
      200,
      80,
      120,
      0.4,
      4,
      1,
      1,
    ],
    ["b", "Finished", "North", "N", start, end, expect.any(String), 0, 0, 0, null, 0, 0, 0],
  ]);
});
