import type { QueryClient } from "@tanstack/react-query";
import type { LineRound } from "#lines/line-store.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import type { RecountMessages } from "./messages.ts";
import { type RoundEntry, roundEntries } from "./round-queries.ts";

/** What the columns of a round's file are read with. */
interface RoundContext extends TableContext {
  readonly t: RecountMessages;
}

const head =
  (name: keyof RecountMessages["columns"]) =>
  ({ t }: RoundContext) =>
    t.columns[name];

/** The columns of a round's file. */
export const roundFile = tableOf<RoundEntry, RoundContext>()((column) => ({
  number: column.number(head("number"), ({ number }) => number),
  location: column.text(head("location"), ({ row }) => row["location.code"] ?? null),
  sku: column.text(head("sku"), ({ row }) => row["product.code"] ?? null),
  description: column.text(head("description"), ({ row }) => row["product.description"] ?? null),
  lot: column.text(head("lot"), ({ row }) => row["lot.code"] ?? null),
  expected: column.number(head("expected"), ({ row }) => row.expected ?? null),
  counted: column.number(head("counted"), ({ row }) => row.countedStock ?? null),
  difference: column.signed(head("difference"), ({ row }) => row.difference ?? null),
  value: column.signedAmount(head("value"), ({ row }) => row.value ?? null),
  previous: column.number(head("previous"), ({ row }) => row.prevCountedStock ?? null),
  assigned: column.text(head("assigned"), ({ row }) => row["assignedUser.username"] ?? null),
  pack: column.number(head("pack"), ({ row, isPackHint }) =>
    isPackHint ? (row["product.packagingUnit"] ?? null) : null,
  ),
  pairLocation: column.text(head("pairLocation"), ({ pair }) => pair?.["location.code"] ?? null),
  pairDifference: column.signed(head("pairDifference"), ({ pair }) => pair?.difference ?? null),
  brought: column.text(head("brought"), ({ isCounterpart }, { t }) =>
    isCounterpart ? t.yes : null,
  ),
  line: column.number(head("line"), ({ row }) => row.id),
}));

/** Number of lines fetched at once, which takes a few milliseconds. */
const block = 200;

/**
 * All lines of a round.
 * @throws OutdatedVersionError when the store no longer has them
 */
export async function allEntries(
  client: QueryClient,
  { id, round }: { id: string; round: LineRound },
): Promise<readonly RoundEntry[]> {
  const entries: RoundEntry[] = [];
  for (let from = 0; from < round.rows.length; from += block) {
    entries.push(...(await roundEntries(client, { id, round, from, to: from + block })));
  }
  return entries;
}
