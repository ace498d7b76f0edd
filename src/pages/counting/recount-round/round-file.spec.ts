import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { RoundEntry } from "#api/recount-round-queries.ts";
import type { LineRow } from "#lines/line-row.ts";
import { recountRound as t } from "#messages/en/recount-round.ts";
import { roundRows, roundTitles } from "./round-file.ts";

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

const read = (entries: readonly RoundEntry[]): Record<string, string>[] =>
  parse(roundTitles(t) + roundRows(entries, t), { columns: true });

test("a line of the file has location, counts and possible reasons", () => {
  const pair = row({ id: 9, "location.code": "B-2", difference: 11.5 });
  const [one, other] = read([
    entry({ isPackHint: true }),
    entry({ number: 2, row: row({ "lot.code": "=1+1" }), pair, isCounterpart: true }),
  ]);
  expect(one).toEqual({
    "No.": "1",
    Location: "A-1",
    SKU: "SKU-1",
    Description: 'Bolt, "long"',
    Lot: "",
    Expected: "30",
    Counted: "18",
    Difference: "-12",
    Value: "-30.5",
    "Previous count": "",
    "Assigned to": "ana",
    "Units per pack, where it may be box or piece": "12",
    "May be mixed up with, location": "",
    "May be mixed up with, difference": "",
    "Comes with its pair": "",
    "Line id": "7",
  });
  expect(other).toMatchObject({
    // Spreadsheets do not take it for a formula.
    Lot: "'=1+1",
    "Units per pack, where it may be box or piece": "",
    "May be mixed up with, location": "B-2",
    "May be mixed up with, difference": "11.5",
    "Comes with its pair": "yes",
  });
});

test("no answer is an empty cell, and zero is 0", () => {
  const none = row({
    difference: null,
    value: null,
    countedStock: 0,
    "assignedUser.username": null,
  });
  expect(read([entry({ row: none })])[0]).toMatchObject({
    Counted: "0",
    Difference: "",
    Value: "",
    "Assigned to": "",
  });
});
