import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orderQuery, type ViewedOrder } from "#api/counting-queries.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { fieldsOf, showsLines } from "#pages/counting/search/tabs.ts";

/** The lines that a tab with a table shows, as the address narrows and sorts them. */
export interface ShownOrder {
  /** `null` while it is being made, and on other tabs. */
  readonly order: ViewedOrder | null;
  /**
   * Whether the one that the address asks for is still being made; until it is there, `order`, if there is one, is
   * what the address asked for before.
   */
  readonly isBeingMade: boolean;
  readonly failed: LoadFailure | null;
}

/** @param version of the loaded lines, or `null` while there are none */
export function useOrder(id: string, version: number | null, search: CountingSearch): ShownOrder {
  const client = useQueryClient();
  const { filter, sort, view, tab, columns } = search;
  const { data, error, errorUpdatedAt, isFetching } = useQuery({
    ...orderQuery(client, id, version ?? 0, filter, sort, view, columns ?? fieldsOf(tab)),
    enabled: version !== null && showsLines(tab),
  });
  return {
    order: (showsLines(tab) && data) || null,
    isBeingMade: isFetching,
    failed: toLoadFailure(error, errorUpdatedAt),
  };
}
