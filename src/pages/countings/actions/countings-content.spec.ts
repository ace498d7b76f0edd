import { expect, it } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { aCounting } from "#testing/samples.ts";
import { countingsContent } from "./countings-content.ts";

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
  const { columns, rows } = countingsContent(
    countings.map((counting) => ({ counting, now: clock, calendar: roundTheClock })),
    { messages: en, format, clock },
  );
  expect(columns.map(({ title }) => title)).toEqual(Object.values(en.listExport.columns));
  const [start, end] = [new Date("2026-03-02T06:00:00Z"), new Date("2026-03-02T16:00:00Z")];
  expect(rows).toEqual([
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
