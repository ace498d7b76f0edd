import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { lineQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import type { FoundLine, LineOrder } from "#lines/line-store.ts";

/** Index of a line in an order of the same version; `null` if it is not in it, `undefined` while unknown. */
export function lineIndexIn(
  { version, rows }: LineOrder,
  found: Pick<FoundLine, "version" | "row"> | null,
): number | null | undefined {
  if (found === null) return null;
  if (found.version !== version) return undefined;
  const index = rows.indexOf(found.row);
  return index < 0 ? null : index;
}

/** Index of a line in an order, from 0; as `lineIndexIn`, and `undefined` while loading or without a line. */
export function useLineIndex(
  id: string,
  order: ViewedOrder | null,
  line: number | null,
): number | null | undefined {
  const client = useQueryClient();
  const { data, isPlaceholderData } = useQuery({
    ...lineQuery(client, { id, version: order?.version ?? 0, lineId: line ?? 0 }),
    enabled: order !== null && line !== null,
  });
  const isKnown = line !== null && data !== undefined && !isPlaceholderData;
  return useMemo(
    () => (order !== null && isKnown ? lineIndexIn(order, data) : undefined),
    [order, isKnown, data],
  );
}
