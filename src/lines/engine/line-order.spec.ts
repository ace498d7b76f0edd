import fc from "fast-check";
import { expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineField, LineValue, LineValues } from "#lines/line-fields.ts";
import type { LineSort } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import { coreFields, defaultFields } from "#lines/line-row.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { aLine } from "#testing/samples.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { LineTable } from "./line-table.ts";

const collator = new Intl.Collator(undefined, { numeric: true });
const states = { "not-started": 0, "in-progress": 1, counted: 2 };

/** The units of 10^-80 in a plain decimal. */
function units(text: string): bigint {
  const [whole = "", fraction = ""] = text.split(".");
  return BigInt(whole + fraction.padEnd(80, "0"));
}

/** Compares two values of a field naively. */
function compared(field: LineField, a: NonNullable<LineValue>, b: NonNullable<LineValue>): number {
  if (field === "state") return states[a as LineValues["state"]] - states[b as LineValues["state"]];
  if (field === "finishedAt") return Date.parse(String(a)) - Date.parse(String(b));
  if (field === "value" || field === "absolute-value") {
    const [x, y] = [units(String(a)), units(String(b))];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  if (typeof a === "string") return collator.compare(a, String(b));
  return Number(a) - Number(b);
}

function comparedRows(sorts: readonly LineSort[], a: LineRow, b: LineRow): number {
  for (const { field, descending } of sorts) {
    const [x, y] = [a[field], b[field]];
    if (x === null || x === undefined) {
      if (y === null || y === undefined) continue;
      return 1;
    }
    if (y === null || y === undefined) return -1;
    const order = compared(field, x, y);
    if (order !== 0) return descending ? -order : order;
  }
  return 0;
}

const bare = (text: string) =>
  [...text.normalize("NFD").toUpperCase()].filter((sign) => !/\p{Mn}/u.test(sign)).join("");

function isFound(line: Line, text: string): boolean {
  const searchable = [
    line.product.code,
    line.product.description,
    line.location.code,
    line.lot ? line.lot.code : "",
    line.assignedUser.username === null ? String(line.assignedUser.id) : line.assignedUser.username,
    line.documentation ? line.documentation.reason.name : "",
    line.incident?.type ? line.incident.type.name : "",
    line.incident?.body ?? "",
  ].map(bare);
  const searched = bare(text).split(" ");
  return searched.every((word) => searchable.some((text) => text.includes(word)));
}

const fields: readonly LineField[] = [
  ...new Set([...coreFields, ...defaultFields, "absolute-value" as const]),
];
const sorts = fc.array(fc.record({ field: fc.constantFrom(...fields), descending: fc.boolean() }), {
  maxLength: 3,
});
const searches = fc
  .array(fc.constantFrom("ecrou", "É", "17", "1", "HEX", "bolt", "öse", "b-1", "m"), {
    maxLength: 2,
  })
  .map((list) => list.join(" "));

test("by absolute value the highest comes first, short or over, and no answer last", () => {
  // 2 × 4 = 8 short, 5 × 4 = 20 over, 9 × 4 = 36 short; the last has no difference.
  const columns = new LineColumns();
  [-2, 5, -9, null].forEach((difference, index) => {
    columns.add(aLine({ id: index, index, difference, costPrice: 4 }));
  });
  const table = new LineTable(columns, 0);
  const sorts = [{ field: "absolute-value", descending: true }] as const;
  const order = table.order({}, sorts, defaultViewSettings);
  expect([...order]).toEqual([2, 1, 0, 3]);
  expect(table.rows(order, ["absolute-value"]).map((row) => row["absolute-value"])).toEqual([
    "36",
    "20",
    "8",
    null,
  ]);
});

test("filter and sorts order lines like a naive implementation", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 30 }), searches, sorts, (lines, text, steps) => {
      const columns = new LineColumns();
      for (const line of lines) columns.add(line);
      const table = new LineTable(columns, 0);
      const rows = table.rows(Uint32Array.from(lines.keys()), fields);
      const expected = rows
        .map((row, index) => ({ row, index, line: lines[index] }))
        .filter(({ line }) => line !== undefined && isFound(line, text))
        .sort((a, b) => comparedRows(steps, a.row, b.row) || a.row.index - b.row.index);
      const order = table.order({ text }, steps, defaultViewSettings);
      expect([...order]).toEqual(expected.map(({ index }) => index));
    }),
    { numRuns: 300 },
  );
});
