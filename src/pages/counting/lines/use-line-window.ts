import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { rowsQuery, type ViewedOrder } from "#api/counting-queries.ts";
import type { LineField } from "#lines/line-field.ts";
import { type LineRow, rowsAround } from "#lines/line-row.ts";

/** A line and its place in the order, from 0. */
export interface PlacedLine {
  readonly place: number;
  readonly line: LineRow;
  /** The same for rows of one version that tell of the same fields: they differ in nothing but their line. */
  readonly says: string;
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
  const [from, to] = rowsAround(first, last, order.rows.length);
  const { data, isPlaceholderData } = useQuery(rowsQuery(client, id, order, from, to, fields));
  // Each line keeps its object while it is in view, so that its row need not be drawn again.
  const placed = useMemo(
    () =>
      data?.rows.map((line, offset) => ({ place: data.from + offset, line, says: data.says })) ??
      [],
    [data],
  );
  const lines = useMemo(
    () => placed.filter(({ place }) => place >= first && place <= last),
    [placed, first, last],
  );
  return { lines, isOfOrder: !isPlaceholderData };
}
