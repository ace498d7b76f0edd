import type { QueryClient } from "@tanstack/react-query";
import { type RoundEntry, roundEntries } from "#api/counting/recount-round-queries.ts";
import type { TableContent } from "#components/export/exported-table.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { LineRound } from "#lines/line-store.ts";
import type { Cell } from "#spreadsheet/sheet.ts";
import type { Words } from "./words.ts";

/** Number of lines fetched at once, which takes a few milliseconds. */
const block = 200;

const columns: readonly (readonly [
  keyof Words["columns"],
  (entry: RoundEntry, t: Words) => Cell | undefined,
])[] = [
  ["number", ({ number }) => number],
  ["location", ({ row }) => row["location.code"]],
  ["sku", ({ row }) => row["product.code"]],
  ["description", ({ row }) => row["product.description"]],
  ["lot", ({ row }) => row["lot.code"]],
  ["expected", ({ row }) => row.expected],
  ["counted", ({ row }) => row.countedStock],
  ["difference", ({ row }) => row.difference],
  ["value", ({ row: { value } }) => (value ? parseDecimal(value) : null)],
  ["previous", ({ row }) => row.prevCountedStock],
  ["assigned", ({ row }) => row["assignedUser.username"]],
  ["pack", ({ row, isPackHint }) => (isPackHint ? row["product.packagingUnit"] : null)],
  ["pairLocation", ({ pair }) => pair?.["location.code"]],
  ["pairDifference", ({ pair }) => pair?.difference],
  ["brought", ({ isCounterpart }, t) => (isCounterpart ? t.yes : null)],
  ["line", ({ row }) => row.id],
];

/** The columns of a round's file. */
export function roundColumns(t: Words): TableContent["columns"] {
  return columns.map(([name]) => ({ title: t.columns[name] }));
}

/** A line of a round as a row of its file. */
export function roundRow(entry: RoundEntry, t: Words): readonly Cell[] {
  return columns.map(([, read]) => read(entry, t) ?? null);
}

/**
 * A round for a spreadsheet.
 * @throws OutdatedVersionError when the store no longer has its lines
 */
export async function roundContent(
  client: QueryClient,
  { id, round, t }: { id: string; round: LineRound; t: Words },
): Promise<TableContent> {
  const rows: (readonly Cell[])[] = [];
  for (let from = 0; from < round.rows.length; from += block) {
    const entries = await roundEntries(client, { id, round, from, to: from + block });
    rows.push(...entries.map((entry) => roundRow(entry, t)));
  }
  return { columns: roundColumns(t), rows };
}
