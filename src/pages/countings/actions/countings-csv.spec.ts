import { expect, it } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { listExport } from "#messages/en/list-export.ts";
import { aCounting } from "#testing/samples.ts";
import { countingsCsv } from "./countings-csv.ts";

it("has a row per counting with its status and conclusion in words", () => {
  const warehouse = { id: 0, name: "=North, hall", code: "NO", slug: "north" };
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
  const file = countingsCsv(
    countings.map((counting) => ({ counting, now: null, calendar: roundTheClock })),
    {
      titles: listExport.columns,
      active: "Active",
      finished: "Finished",
      conclusionOf: ({ counting }) => `${counting.totalProductsLeft} left`,
    },
  );
  expect(file.split("\r\n")).toEqual([
    "\uFEFFCounting,Status,Warehouse,Warehouse code,Started,Deadline,When it will be done,Lines,Counted lines,Lines left,Counted share,Discrepancies,Incidents,People",
    'a,Active,"\'=North, hall",NO,2026-03-02T06:00:00.000Z,2026-03-02T16:00:00.000Z,120 left,200,80,120,0.4,4,1,1',
    "b,Finished,North,N,2026-03-02T06:00:00.000Z,2026-03-02T16:00:00.000Z,0 left,0,0,0,,0,0,0",
    "",
  ]);
});
