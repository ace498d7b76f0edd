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

test("stands under the figures' names, exact sums as numbers, formulas as text, no answer empty", () => {
  const rows = [
    { group: "A", name: "A", totals: [12, "-0.30000000000000001"] },
    { group: null, name: "=2 others", totals: [3, "5"] },
  ];
  expect(groupsCsv("zone", rows, columns)).toBe(
    "zone,name,lines-total,net-value,Share\r\nA,A,12,-0.30000000000000001,\r\n,'=2 others,3,5,\r\n",
  );
});
