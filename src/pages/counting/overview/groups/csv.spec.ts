import { expect, test } from "vitest";
import { groupsCsv } from "./csv.ts";

const columns = [
  {
    head: "Lines",
    figure: "lines-total",
    value: (row: readonly unknown[]) => Number(row[0]),
    text: String,
  },
  {
    head: "Net",
    figure: "net-value",
    value: (row: readonly unknown[]) => String(row[1]),
    text: String,
  },
  { head: "Share", value: () => null, text: String },
] as const;

test("has the figures' names as header, exact sums as numbers, formulas as text, and no answer as empty", () => {
  const rows = [
    { group: "A", name: "A", totals: [12, "-0.30000000000000001"] },
    { group: null, name: "=2 others", totals: [3, "5"] },
  ];
  expect(groupsCsv("zone", rows, columns)).toBe(
    "zone,name,lines-total,net-value,Share\r\nA,A,12,-0.30000000000000001,\r\n,'=2 others,3,5,\r\n",
  );
});
