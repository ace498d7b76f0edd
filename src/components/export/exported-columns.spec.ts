import { expect, test } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { tableOf } from "#table/entries/columns.ts";
import { columnsToClipboard } from "./columns-to-clipboard.ts";
import { contentOf } from "./exported-columns.ts";

const context = {
  format: createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
};
const start = Date.parse("2026-03-02T06:00:00Z");

interface Row {
  readonly lines: number | null;
  readonly net: string;
}

const columns = tableOf<Row, typeof context>()((column) => ({
  lines: column.number(
    () => "Lines",
    ({ lines }) => lines,
  ),
  net: column.signedAmount(
    () => "Net",
    ({ net }) => net,
  ),
  start: column.instant(
    () => "Start",
    () => start,
  ),
  state: column.option(
    () => "State",
    () => "idle",
    { options: ["idle"], words: () => ({ idle: "Idle" }) },
  ),
  length: column.duration(
    () => "Length",
    () => 90 * 60_000,
  ),
}));

const rows = [
  { lines: 12, net: "-0.30000000000000001" },
  { lines: null, net: "5" },
];

test("sums are exact, instants dates, options and durations in words, and no answer is empty", () => {
  const at = new Date(start);
  expect(contentOf(columns, rows, context)).toMatchObject({
    columns: [
      { title: "Lines", isInstant: false },
      { title: "Net", isInstant: false },
      { title: "Start", isInstant: true },
      { title: "State", isInstant: false },
      { title: "Length", isInstant: false },
    ],
    rows: [
      [12, parseDecimal("-0.30000000000000001"), at, "Idle", "1 h 30 min"],
      [null, parseDecimal("5"), at, "Idle", "1 h 30 min"],
    ],
  });
});

test("costs are empty for viewers without them", () => {
  const { rows: cells } = contentOf(columns, rows, { ...context, costsHidden: true });
  expect(cells.map(([, net]) => net)).toEqual([null, null]);
});

test("the chosen columns are copied in their order", () => {
  const copied = (hasTitles: boolean) =>
    columnsToClipboard(columns, ["start", "lines"], rows.slice(0, 1), { ...context, hasTitles })
      .text;
  expect(copied(true)).toBe("Start (UTC)\tLines\r\n2026-03-02 06:00:00\t12\r\n");
  expect(copied(false)).toBe("2026-03-02 06:00:00\t12\r\n");
});
