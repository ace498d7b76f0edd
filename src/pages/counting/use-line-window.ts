import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting-queries.ts";
import type { LineField } from "#lines/line-field.ts";
import { type LineRow, rowBlock } from "#lines/line-row.ts";

/** A line and its place in the order, from 0. */
export interface PlacedLine {
  readonly place: number;
  readonly line: LineRow;
}

export interface LineWindow {
  readonly lines: readonly PlacedLine[];
  /** Whether these are lines of the order, and not of the one before it. */
  readonly isOfOrder: boolean;
}

/**
 * The lines at the places `first` to `last` (included) of an order, without those still on their way. A new
 * order or version replaces the lines only when its own have come.
 */
export function useLineWindow(
  id: string,
  order: ViewedOrder,
  first: number,
  last: number,
  fields: readonly LineField[],
): LineWindow {
  const client = useQueryClient();
  const from = Math.floor(first / rowBlock) * rowBlock;
  const to = Math.min(order.rows.length, (Math.floor(last / rowBlock) + 1) * rowBlock);
  const { data, isPlaceholderData } = useQuery(rowsQuery(client, id, order, from, to, fields));
  const lines = useMemo(() => {
    if (!data) return [];
    return data.rows
      .map((line, offset) => ({ place: data.from + offset, line }))
      .filter(({ place }) => place >= first && place <= last);
  }, [data, first, last]);
  return { lines, isOfOrder: !isPlaceholderData };
}
