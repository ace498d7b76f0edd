import { useQuery, useQueryClient } from "@tanstack/react-query";
import { orderQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import type { CountingSearch } from "#components/counting/search/search.ts";
import { defaultFieldsFor, fieldsOf, showsLines } from "#components/counting/search/tabs.ts";

/** The lines of a tab with a table, filtered and sorted as in the address. */
export interface TabOrder {
  /** `null` while loading, and on other tabs. */
  readonly order: ViewedOrder | null;
  /** Whether the order for the current address is loading; until then `order` may be the previous one. */
  readonly isLoading: boolean;
  readonly failed: LoadFailure | null;
}

/** @param version of the loaded lines, or `null` without any */
export function useOrder(id: string, version: number | null, search: CountingSearch): TabOrder {
  const client = useQueryClient();
  const { filter, sort, lineOptions, tab } = search;
  const { data, error, errorUpdatedAt, isFetching } = useQuery({
    ...orderQuery(client, {
      id,
      version: version ?? 0,
      filter,
      sorts: sort,
      view: lineOptions,
      fields: fieldsOf(search),
      columns: defaultFieldsFor(tab),
    }),
    enabled: version !== null && showsLines(tab),
  });
  return {
    order: (showsLines(tab) && data) || null,
    isLoading: isFetching,
    failed: toLoadFailure(error, errorUpdatedAt),
  };
}
