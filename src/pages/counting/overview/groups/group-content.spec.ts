import { expect, test } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { groupContent } from "./group-content.ts";

const columns = [
  { head: "Lines", value: (row: readonly unknown[]) => Number(row[0]), text: String },
  { head: "Net", value: (row: readonly unknown[]) => String(row[1]), text: String },
  { head: "Share", value: () => null, text: String },
  { head: "Last", isInstant: true, value: () => "2026-03-02T06:00:00.000Z", text: String },
  { head: "State", value: () => "true", text: () => "idle" },
] as const;

test("has exact sums as decimals, instants as dates, words as shown, and no answer as empty", () => {
  const rows = [
    { group: "A", name: "A", totals: [12, "-0.30000000000000001"] },
    { group: null, name: "2 others", totals: [3, "5"] },
  ];
  const last = new Date("2026-03-02T06:00:00Z");
  expect(groupContent("Zone", rows, columns)).toEqual({
    columns: [
      { title: "Zone" },
      { title: "Lines" },
      { title: "Net" },
      { title: "Share" },
      { title: "Last", isInstant: true },
      { title: "State" },
    ].map((column) => expect.objectContaining(column)),
    rows: [
      ["A", 12, parseDecimal("-0.30000000000000001"), null, last, "idle"],
      ["2 others", 3, parseDecimal("5"), null, last, "idle"],
    ],
  });
});
