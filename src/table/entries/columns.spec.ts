import { expect, it } from "vitest";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { sortRows } from "#table/sort/sort-rows.ts";
import { alignmentOf, shownValue, sortKeyOf, tableOf, textOf } from "./columns.ts";
import { fileColumns } from "./places.ts";
import { rowOrders } from "./row-orders.ts";

const context = {
  format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
};
const restricted = { ...context, costsHidden: true };

interface Row {
  readonly name: string;
  readonly cost: string | null;
  readonly state?: string;
  readonly at?: number;
}

/** Invented columns. */
const columns = tableOf<Row, typeof context>()((column) => ({
  name: column.text(
    () => "Name",
    ({ name }) => name,
  ),
  cost: column.amount(
    () => "Cost",
    ({ cost }) => cost,
  ),
  "cost-share": column.share(
    () => "Cost share",
    () => 0.25,
    { isCost: true },
  ),
  state: column.option(
    () => "State",
    ({ state }) => state ?? null,
    { options: ["low", "high"], words: () => ({ low: "Low", high: "High" }) },
  ),
  at: column.instant(
    () => "At",
    ({ at }) => at ?? null,
    { place: "page" },
  ),
}));

const row = { name: "A", cost: "5", state: "high", at: Date.parse("2026-03-02T06:05:00Z") };
const texts = (of: Row, at: typeof context & { today?: number }) =>
  Object.values(columns).map((column) => textOf(column, of, at));

it("have the texts of their kinds, and none without an answer", () => {
  const today = Date.parse("2026-03-02T20:00:00Z");
  expect(texts(row, { ...context, today })).toEqual(["A", "5.00", "25.0%", "High", "06:05"]);
  expect(texts(row, context).at(-1)).toBe("2 Mar 2026 06:05");
  expect(texts({ name: "A", cost: null }, context)).toEqual(["A", "–", "25.0%", "", "–"]);
});

it("are hidden from viewers without costs because of what they are", () => {
  expect(texts(row, restricted).slice(0, 3)).toEqual(["A", "–", "–"]);
  expect(shownValue(columns.cost, row, restricted)).toBeNull();
  expect(sortKeyOf(columns.cost, row, restricted)).toBeNull();
});

it("align by their kind", () => {
  expect(Object.values(columns).map(alignmentOf)).toEqual([
    "start",
    "end",
    "end",
    "start",
    "start",
  ]);
});

it("sort options by their place, and amounts exactly", () => {
  const rows: readonly Row[] = [
    { name: "a", cost: "0.30000000000000001", state: "high" },
    { name: "b", cost: "0.3", state: "low" },
    { name: "c", cost: null },
  ];
  const sorted = (field: keyof typeof columns, descending = false) =>
    sortRows(
      rows,
      rowOrders(columns, [{ field, descending }], context, () => 0),
    ).map(({ name }) => name);
  expect(sorted("state")).toEqual(["b", "a", "c"]);
  expect(sorted("cost")).toEqual(["b", "a", "c"]);
  expect(sorted("cost", true)).toEqual(["a", "b", "c"]);
});

it("follow those that a file has first, but for those that it leaves out", () => {
  const { cost } = columns;
  const own = { cost: { ...cost, title: () => "Own" } };
  const file = fileColumns<Row, typeof context>(columns, own);
  expect(Object.values(file).map(({ title }) => title(context))).toEqual([
    "Own",
    "Name",
    "Cost share",
    "State",
  ]);
});
