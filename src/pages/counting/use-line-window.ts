import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting-queries.ts";
import type { LineRow } from "#lines/line-row.ts";

/** A line and its place in the order, from 0. */
export interface PlacedLine {
  readonly place: number;
  readonly line: LineRow;
}

/** Rows are asked for in blocks, so that scrolling a little asks for nothing. */
const block = 100;

/**
 * The lines at the places `first` to `last` (included) of an order, without those still on their way. A new
 * order or version replaces the lines only when its own have come.
 */
export function useLineWindow(
  id: string,
  order: ViewedOrder,
  first: number,
  last: number,
): readonly PlacedLine[] {
  const client = useQueryClient();
  const from = Math.floor(first / block) * block;
  const to = Math.min(order.rows.length, (Math.floor(last / block) + 1) * block);
  const { data } = useQuery(rowsQuery(client, id, order, from, to));
  return useMemo(() => {
    if (!data) return [];
    return data.rows
      .map((line, offset) => ({ place: data.from + offset, line }))
      .filter(({ place }) => place >= first && place <= last);
  }, [data, first, last]);
}
