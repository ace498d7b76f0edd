import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { findActiveCountings } from "#api/countings/active-countings.ts";
import { minute } from "#domain/time/units.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { countIncidents, type IncidentCount, type IncidentSources } from "./count-incidents.ts";

/** The last count of incidents, cached for a while after leaving its page; `null` before the first one. */
export const incidentCountQuery = queryOptions<IncidentCount | null>({
  queryKey: ["incident-count"],
  queryFn: () => null,
  enabled: false,
  initialData: null,
  structuralSharing: false,
  gcTime: 30 * minute,
});

/** Counts the incidents of the active countings; writes its progress to `incidentCountQuery`. */
export function runIncidentCount(
  client: QueryClient,
  since: string,
  signal: AbortSignal,
): Promise<void> {
  const sources: IncidentSources = {
    find: (search) => findActiveCountings(client, search),
    open: openLineStore,
  };
  return countIncidents(sources, {
    since,
    signal,
    onChange: (count) => void client.setQueryData(incidentCountQuery.queryKey, count),
  });
}
