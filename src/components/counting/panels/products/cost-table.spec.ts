import { expect, test } from "vitest";
import { countingSearch } from "#components/counting/search/search.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { ShownFigure } from "#figures/figures.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { type CostRow, costTable } from "./cost-table.tsx";

const { cost: t } = en.overview;

const context = {
  format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
  t,
  search: countingSearch.parse(new URLSearchParams()),
  isPaper: false,
};

const figure = (value: string | null): ShownFigure => ({
  name: "net-value",
  value,
  text: "",
  isHidden: false,
  toSentence: null,
  facets: undefined,
  lines: null,
});

const row = (kind: CostRow["kind"], units: string, value: string | null): CostRow => ({
  kind,
  units: figure(units),
  quantity: units,
  value: figure(value),
});

const rows = [
  row("net", "-3.5", "-0.30000000000001"),
  row("absolute", "9", "0"),
  row("gains", "0", "0"),
  row("losses", "0", null),
];

test("has the variance exactly, and nothing in place of hidden costs", () => {
  const zero = parseDecimal("0");
  expect(contentOf(costTable, rows, context).rows).toEqual([
    [t.net, parseDecimal("-3.5"), parseDecimal("-0.30000000000001")],
    [t.absolute, parseDecimal("9"), zero],
    [t.gains, zero, zero],
    [t.losses, zero, null],
  ]);
  const hidden = contentOf(costTable, rows, { ...context, costsHidden: true });
  expect(hidden.rows.map(([, , value]) => value)).toEqual([null, null, null, null]);
});
