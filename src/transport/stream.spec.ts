import { expect, test } from "vitest";
import { countRecordHeader } from "#contract/count-record.ts";
import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { countRecordOf, hiddenOf } from "./stream.ts";

const record = recordOfHeader({ counted: 3, startedAt: 0, at: 60_000_000 });

test.each([
  [null, null],
  ["", null],
  ["{", null],
  ["{}", null],
  [JSON.stringify({ ...record, marks: [[1]] }), null],
  [JSON.stringify(record), record],
])("the header %s has the counted lines over time", (value, expected) => {
  const headers = new Headers(value === null ? {} : { [countRecordHeader]: value });
  expect(countRecordOf(headers)).toEqual(expected);
});

test.each([
  [null, []],
  ["costs,names", ["costs", "names"]],
  ["names", ["names"]],
  ["costs, weights", ["costs"]],
  ["", []],
])("%s lists what was left out", (value, hidden) => {
  const headers = new Headers(value === null ? {} : { "X-Countboard-Redacted": value });
  expect(hiddenOf(headers)).toEqual(hidden);
});
