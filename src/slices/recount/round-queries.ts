import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { linesOptions, storeOf } from "#api/counting/counting-queries.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { LineRound, RoundOrder } from "#lines/line-store.ts";

/** A line of a round, for display. */
export interface RoundEntry {
  /** Position in the round, from 1. */
  readonly number: number;
  readonly row: LineRow;
  /** The line that it may be mixed up with; `null` without one. */
  readonly pair: LineRow | null;
  /** Included as the counterpart of its pair, not for its own weight. */
  readonly isCounterpart: boolean;
  readonly isPackHint: boolean;
}

/** Fields for display and export of a round. */
const fields = [
  "location.code",
  "product.code",
  "product.description",
  "product.packagingUnit",
  "lot.code",
  "expected",
  "countedStock",
  "difference",
  "value",
  "wrong-before",
  "prevCountedStock",
  "assignedUser.id",
  "assignedUser.username",
] as const satisfies readonly LineField[];

/** How a round is asked for. */
export interface RoundQuestion {
  readonly share: number;
  readonly order: RoundOrder;
  /** Whether the outcomes of the counts before are known. */
  readonly hasEarlier: boolean;
}

/** A round with the question that it answers, since it stays until the next one arrives. */
export interface AskedRound extends LineRound {
  readonly question: RoundQuestion;
}

/** The lines to count once more. */
export function roundQuery(
  client: QueryClient,
  { id, version, question }: { id: string; version: number; question: RoundQuestion },
) {
  return queryOptions({
    ...linesOptions(id, version, ["round", question]),
    queryFn: async (): Promise<AskedRound> => {
      const { share, order } = question;
      return { ...(await storeOf(id, client).round(share, order)), question };
    },
  });
}

/**
 * The lines at the indexes `from` (included) to `to` (excluded) of a round, each with its pair.
 * @throws OutdatedVersionError when the round's version of the lines is gone
 */
export async function roundEntries(
  client: QueryClient,
  { id, round, from, to }: { id: string; round: LineRound; from: number; to: number },
): Promise<readonly RoundEntry[]> {
  const own = round.rows.slice(from, to);
  const pairs = [...round.pairs.slice(from, to)];
  const others = pairs.flatMap((pair) => [...round.rows.slice(Math.max(0, pair), pair + 1)]);
  const order = { version: round.version, rows: Uint32Array.from([...own, ...others]) };
  const rows = await storeOf(id, client).rows(order, { from: 0, to: order.rows.length, fields });
  let next = own.length;
  return rows.slice(0, own.length).map((row, offset) => {
    const hasPair = (pairs[offset] ?? -1) >= 0;
    const pair = hasPair ? (rows[next] ?? null) : null;
    if (hasPair) next += 1;
    const index = from + offset;
    return {
      number: index + 1,
      row,
      pair,
      isCounterpart: round.counterparts[index] === 1,
      isPackHint: round.packHints[index] === 1,
    };
  });
}

/** The same as a query. */
export function roundEntriesQuery(
  client: QueryClient,
  { id, round, from, to }: { id: string; round: AskedRound; from: number; to: number },
) {
  return queryOptions({
    ...linesOptions(id, round.version, ["round-entries", round.question, from, to]),
    queryFn: () => roundEntries(client, { id, round, from, to }),
  });
}
