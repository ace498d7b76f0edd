import { expect, test } from "vitest";
import { countRecordHeader } from "#contract/count-record.ts";
import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { countRecordOf } from "./count-record-of.ts";

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
