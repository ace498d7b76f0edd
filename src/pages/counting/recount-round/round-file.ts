import type { QueryClient } from "@tanstack/react-query";
import { type RoundEntry, roundEntries } from "#api/recount-round-queries.ts";
import { byteOrderMark, type CsvCell, csvRow } from "#domain/csv.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import type { LineRound } from "#lines/line-store.ts";
import type { Messages } from "#messages/en/catalogue.ts";

type RoundMessages = Messages["recountRound"];

/** Number of lines fetched and written at once, which takes a few milliseconds. */
const block = 200;

const columns: readonly (readonly [
  keyof RoundMessages["columns"],
  (entry: RoundEntry, t: RoundMessages) => CsvCell | undefined,
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

/** The header row of a round's file. */
export function roundTitles(t: RoundMessages): string {
  return csvRow(columns.map(([name]) => t.columns[name]));
}

/** Lines of a round as rows of its file. */
export function roundRows(entries: readonly RoundEntry[], t: RoundMessages): string {
  return entries.map((entry) => csvRow(columns.map(([, read]) => read(entry, t) ?? null))).join("");
}

/**
 * A round as CSV.
 * @throws OutdatedVersionError when the store no longer has its lines
 */
export async function roundFile(
  client: QueryClient,
  { id, round, t }: { id: string; round: LineRound; t: RoundMessages },
): Promise<Blob> {
  const parts = [byteOrderMark, roundTitles(t)];
  for (let from = 0; from < round.rows.length; from += block) {
    parts.push(roundRows(await roundEntries(client, { id, round, from, to: from + block }), t));
  }
  return new Blob(parts, { type: "text/csv;charset=utf-8" });
}
