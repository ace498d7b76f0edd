import { expect, test } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { createFormat } from "#format/format.ts";
import type { LineRow } from "#lines/line-row.ts";
import { en } from "#messages/en/catalogue.ts";
import { messages as t } from "./messages/en.ts";
import { roundFile } from "./round-file.ts";
import type { RoundEntry } from "./round-queries.ts";

const row = (changes: Partial<LineRow>): LineRow => ({
  id: 7,
  index: 0,
  state: "counted",
  undocumented: true,
  hasIncident: false,
  "assignedUser.id": 3,
  "assignedUser.username": "ana",
  "location.code": "A-1",
  "product.code": "SKU-1",
  "product.description": 'Bolt, "long"',
  "product.packagingUnit": 12,
  "lot.code": null,
  expected: 30,
  countedStock: 18,
  difference: -12,
  value: "-30.5",
  prevCountedStock: null,
  ...changes,
});

const entry = (changes: Partial<RoundEntry>): RoundEntry => ({
  number: 1,
  row: row({}),
  pair: null,
  isCounterpart: false,
  isPackHint: false,
  ...changes,
});

const context = {
  format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units }),
  costsHidden: false,
  t,
};

const read = (entries: readonly RoundEntry[]): Record<string, unknown>[] => {
  const { columns, rows } = contentOf(roundFile, entries, context);
  return rows.map((cells) =>
    Object.fromEntries(columns.map(({ title }, index) => [title, cells[index]])),
  );
};

test("a line of the file has location, counts and possible reasons", () => {
  const pair = row({ id: 9, "location.code": "B-2", difference: 11.5 });
  const [one, other] = read([
    entry({ isPackHint: true }),
    entry({ number: 2, row: row({ "lot.code": "=1+1" }), pair, isCounterpart: true }),
  ]);
  expect(one).toEqual({
    "No.": 1,
    Location: "A-1",
    SKU: "SKU-1",
    Description: 'Bolt, "long"',
    Lot: null,
    Expected: 30,
    Counted: 18,
    Difference: -12,
    Value: parseDecimal("-30.5"),
    "Previous count": null,
    "Assigned to": "ana",
    "Units per pack, where it may be box or piece": 12,
    "May be swapped with, location": null,
    "May be swapped with, difference": null,
    "Comes with its pair": null,
    "Line id": 7,
  });
  expect(other).toMatchObject({
    Lot: "=1+1",
    "Units per pack, where it may be box or piece": null,
    "May be swapped with, location": "B-2",
    "May be swapped with, difference": 11.5,
    "Comes with its pair": "yes",
  });
});

test("no answer is empty, and zero is 0", () => {
  const none = row({
    difference: null,
    value: null,
    countedStock: 0,
    "assignedUser.username": null,
  });
  expect(read([entry({ row: none })])[0]).toMatchObject({
    Counted: 0,
    Difference: null,
    Value: null,
    "Assigned to": null,
  });
});
