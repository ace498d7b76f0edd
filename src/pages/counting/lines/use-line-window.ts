import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import type { LineField } from "#lines/line-fields.ts";
import { blocksOf, type LineRow, rowsToPrefetch } from "#lines/line-row.ts";
import type { GridEntry } from "#table/grid/grid-row.tsx";

/** A line in view. Lines of one load with the same fields have the same signature. */
type IndexedLine = GridEntry<LineRow>;

export interface LineWindow {
  readonly lines: readonly IndexedLine[];
  /** Whether these are lines of the current order, not of the previous one. */
  readonly isOfOrder: boolean;
}

/**
 * The lines at the indexes `first` to `last` (included) of an order, without those that are loading. Those of a new
 * order or version replace the previous ones when all have loaded.
 */
export function useLineWindow({
  id,
  order,
  first,
  last,
  fields,
}: {
  id: string;
  order: ViewedOrder;
  first: number;
  last: number;
  fields: readonly LineField[];
}): LineWindow {
  const client = useQueryClient();
  const previous = useRef<{ order: ViewedOrder; lines: readonly IndexedLine[] }>(undefined);
  const [from, to] = rowsToPrefetch(first, last, order.rows.length);
  const results = useQueries({
    // Stable while scrolling within the same blocks.
    queries: useMemo(
      () =>
        blocksOf(from, to).map(([start, end]) => {
          // The previous rows serve as placeholders by order, not by query.
          const { placeholderData: _, ...query } = rowsQuery(client, {
            id,
            order,
            from: start,
            to: end,
            fields,
          });
          return query;
        }),
      [client, id, order, from, to, fields],
    ),
  });
  const loaded = results.flatMap(({ data }) => (data ? rowsInView(data, first, last) : []));
  const before = previous.current?.lines ?? [];
  const isWhole = loaded.length === Math.min(last + 1, order.rows.length) - first;
  const isOfOrder = isWhole || previous.current?.order === order;
  const lines = isOfOrder ? loaded : before.filter(({ index }) => index >= first && index <= last);
  useEffect(() => {
    if (isOfOrder && lines.length > 0) previous.current = { order, lines };
  });
  // Rows that left the view stay until others replace them, which is cheaper than new elements.
  return { lines: isOfOrder && lines.length === 0 ? before : lines, isOfOrder };
}

type Block = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof rowsQuery>["queryFn"]>>>>;

/** The rows of a block that are in view. */
function rowsInView({ from, rows, signature }: Block, first: number, last: number): IndexedLine[] {
  return rows
    .slice(Math.max(0, first - from), Math.max(0, last + 1 - from))
    .map((data, at) => ({ index: Math.max(from, first) + at, data, signature }));
}
