import { expect, test } from "vitest";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { LineTable } from "#lines/engine/line-table.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { aLine } from "#testing/samples.ts";
import { discrepanciesIn, leftIn } from "./report-lines.ts";
import type { ReportList } from "./report-queries.ts";

const at = "2026-03-11T09:00:00.000Z";
const lines = [
  { location: "A-2", startedAt: null, finishedAt: null, difference: null },
  { location: "A-10", startedAt: at, finishedAt: null, difference: null },
  { location: "A-1", startedAt: at, finishedAt: at, difference: 3 },
  { location: "B-1", startedAt: at, finishedAt: at, difference: -9 },
  { location: "B-2", startedAt: at, finishedAt: at, difference: 0 },
  // Not counted, but with a difference: it is in both lists.
  { location: "B-3", startedAt: at, finishedAt: null, difference: 5 },
];

function visible({ filter, sorts, fields }: ReportList): unknown[] {
  const columns = new LineColumns();
  lines.forEach(({ location, ...rest }, id) => {
    const countedStock = rest.difference === null ? null : 20;
    const lineFields = { id: location, code: location };
    columns.add(aLine({ id, index: id, location: lineFields, countedStock, ...rest }));
  });
  const table = new LineTable(columns, Date.parse(at));
  const order = table.order(filter, sorts, defaultViewSettings);
  return table.rows(order, fields).map((row) => row["location.code"]);
}

test.each<[string, LineFilter, string[], string[]]>([
  ["without a filter", {}, ["B-1", "B-3", "A-1"], ["A-2", "A-10", "B-3"]],
  ["filtered by zone", { facets: { zone: ["A"] } }, ["A-1"], ["A-2", "A-10"]],
  ["filtered by state", { facets: { state: ["in-progress"] } }, ["B-3"], ["A-10", "B-3"]],
  [
    "of counted lines, none of which is left",
    { facets: { state: ["counted"] } },
    ["B-1", "A-1"],
    [],
  ],
  ["filtered by text", { text: "A-10" }, [], ["A-10"]],
])("discrepancies and lines not counted %s", (_, filter, discrepancies, left) => {
  expect(visible(discrepanciesIn(filter, 25))).toEqual(discrepancies);
  expect(visible(leftIn(filter, 25))).toEqual(left);
});
