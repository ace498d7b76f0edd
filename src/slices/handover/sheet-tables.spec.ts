import { expect, test } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { decimal } from "#domain/decimal/decimal.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { fileColumns } from "#table/entries/places.ts";
import { someLineFacts } from "#testing/samples.ts";
import { messages } from "./messages/en.ts";
import type { CostlyLine } from "./rules/handover.ts";
import { handoverOf } from "./rules/handover.ts";
import { sheetTables } from "./sheet-tables.tsx";
import { handed, handedAt as now, handedSpan as span } from "./testing/handed-countings.ts";
import { handoverTexts } from "./texts/handover-texts.ts";

const format = createFormat({
  locale: "en-GB",
  timeZone: "UTC",
  currency: null,
  units: en.units,
});

const costly: CostlyLine = {
  id: 1,
  countingId: "main",
  code: "P-1",
  description: "Bearing",
  location: "A-1",
  expected: 1200,
  counted: 1202,
  difference: 2,
  value: "3.5",
  lookFirst: null,
};
const open = { locationCode: "A-1", userId: 1, username: "Ana" };
const countings = [
  handed("main", [someLineFacts(open)], { costliest: [costly] }),
  ...["a", "b", "c", "d", "e", "f"].map((id) => handed(id, [])),
];
const handover = handoverOf(countings, span, now);
const warehouse = { name: "Valencia Norte", code: "VLC-02" };
const texts = handoverTexts(handover, {
  ...{
    warehouse,
    countings,
    from: span.from,
    now,
    messages: { ...en, handover: messages },
    format,
  },
});
const context = {
  ...{
    messages: { ...en, handover: messages },
    format,
    costsHidden: false,
    handover,
    countings,
    now,
  },
  since: texts.since,
  from: span.from,
  params: new URLSearchParams(),
};

test("a file has all rows, with exact figures", () => {
  const { columns, rows } = contentOf(
    fileColumns(sheetTables.countings),
    texts.countings.all,
    context,
  );
  expect(columns.map(({ title }) => title)).toEqual([
    "Count",
    "Deadline",
    "Progress",
    "Lines",
    "Counted",
    "Left",
    "Conclusion",
  ]);
  expect(texts.countings.rows.length).toBeLessThan(rows.length);
  expect(rows).toHaveLength(countings.length);
  expect(rows[0]?.slice(1, 6)).toEqual([expect.any(Date), 0.4, 200, 80, 120]);
  expect(rows[0]?.at(-1)).toBe(texts.countings.rows[0]?.conclusion);
});

test("costs are exact, and empty for viewers without them", () => {
  const columns = fileColumns(sheetTables.costliest);
  const rows = (of: typeof context) => contentOf(columns, texts.costliest.all, of).rows;
  expect(rows(context)).toEqual([
    [expect.any(String), "P-1", "Bearing", "A-1", 1200, 1202, 2, decimal(3.5), null],
  ]);
  expect(rows({ ...context, costsHidden: true })[0]?.at(-2)).toBeNull();
});

test("what has changed in all warehouses names each count's warehouse, and hides costs", () => {
  const columns = fileColumns(sheetTables.changed);
  const { columns: heads, rows } = contentOf(columns, texts.countings.all, context);
  expect(heads.map(({ title }) => title)).toEqual([
    "Count",
    "Counted",
    "New discrepancies",
    "At cost",
    "Documented since",
    "Incidents since",
    "Left",
    "Conclusion",
  ]);
  expect(rows).toHaveLength(countings.length);
  expect(rows[0]?.slice(0, 4)).toEqual([
    expect.stringMatching(/^Valencia Norte, 2 Mar 2026, \d\d:\d\d \(200 lines\)$/),
    0,
    0,
    decimal(0),
  ]);
  const hidden = contentOf(columns, texts.countings.all, { ...context, costsHidden: true }).rows;
  expect(hidden[0]?.[3]).toBeNull();
});
