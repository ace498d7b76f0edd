import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ZoneRule } from "#domain/zone.ts";
import { storeOf } from "./counting-queries.ts";

/** Who has which lines where; the previous answer stays until the new one is there. */
export function rescueQuery(client: QueryClient, id: string, version: number, zone: ZoneRule) {
  return queryOptions({
    queryKey: ["lines", id, version, "rescue", zone],
    queryFn: () => storeOf(id, client).rescue(zone),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}
