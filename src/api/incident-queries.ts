import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { endpointPath } from "#contract/endpoints.ts";
import { incidentTypesSchema } from "#contract/incident.ts";
import { minute } from "#domain/time/units.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { decode, getJson } from "#transport/get.ts";
import { countIncidents, type IncidentCount, type IncidentSources } from "./count-incidents.ts";
import { findActiveCountings } from "./countings/active-countings.ts";
import { finishedPeriod, retryInterval } from "./polling.ts";

/** Retry period before the first success, in milliseconds: a viewer is waiting. */
const firstRetryPeriod = 15_000;

const path = `/api${endpointPath("incidentTypes")}`;

/** The organization's incident types, in the order sent, and when they were fetched. They rarely change. */
export const incidentTypesQuery = queryOptions({
  queryKey: ["incident-types"],
  queryFn: async ({ signal }) => {
    const { body, freshness } = await getJson(path, signal);
    return { types: decode(incidentTypesSchema, body, path), freshness };
  },
  staleTime: finishedPeriod,
  refetchInterval: ({ state }) =>
    state.error
      ? retryInterval(state.error, state.data ? finishedPeriod : firstRetryPeriod)
      : finishedPeriod,
});

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
