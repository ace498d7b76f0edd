import { expect, it } from "vitest";
import { trendPoint } from "#domain/counting/trends.ts";
import { aCounting } from "#testing/samples.ts";
import { trendsCsv } from "./trends-csv.ts";

it("has a row per counting under the fields' paths and the figures' names", () => {
  const warehouse = { id: 0, name: "=North, hall", code: "-N", slug: "north" };
  const finished = aCounting({ id: "c-2", active: false, warehouse, totalProductsCounted: 160 });
  const empty = aCounting({
    startedAt: "2026-03-02T18:00:00+02:00",
    totalProducts: 0,
    totalProductsCounted: 0,
    totalProductsLeft: 0,
    totalDiscrepancies: 0,
    totalIncidents: 0,
  });
  expect(trendsCsv([finished, empty].map(trendPoint)).split("\r\n")).toEqual([
    "\uFEFFid,warehouse.id,warehouse.code,warehouse.name,startedAt,endsAt,active,totalProducts,totalProductsCounted,totalProductsLeft,totalDiscrepancies,totalIncidents,discrepancies-per-100,incidents-per-1000,final-share,window-hours",
    "c-2,0,'-N,\"'=North, hall\",2026-03-02T06:00:00.000Z,2026-03-02T16:00:00.000Z,false,200,160,120,4,1,2.5,6.25,0.8,10",
    "c-1,0,N,North,2026-03-02T16:00:00.000Z,2026-03-02T16:00:00.000Z,true,0,0,0,0,0,,,,",
    "",
  ]);
});
