import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ZoneRule } from "#domain/lines/zone.ts";
import { linesOptions, storeOf } from "./counting-queries.ts";

/** Assignments of lines by zone and person. */
export function rescueQuery(
  client: QueryClient,
  { id, version, zone }: { id: string; version: number; zone: ZoneRule },
) {
  return queryOptions({
    ...linesOptions(id, version, ["rescue", zone]),
    queryFn: () => storeOf(id, client).rescue(zone),
  });
}
