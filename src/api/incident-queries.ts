import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { endpointPath } from "#contract/endpoints.ts";
import { incidentTypesSchema } from "#contract/incident.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { decode, getJson } from "#transport/get.ts";
import { findActiveCountings } from "./active-countings.ts";
import { countIncidents, type IncidentCount } from "./count-incidents.ts";
import { finishedPeriod, nextTry } from "./polling.ts";

/** Between two tries while nothing could be had yet, in milliseconds: somebody waits for it. */
const firstTries = 15_000;

const path = `/api${endpointPath("incidentTypes")}`;

/** The organization's incident types, in the order sent, and when they were fetched. They seldom change. */
export const incidentTypesQuery = queryOptions({
  queryKey: ["incident-types"],
  queryFn: async ({ signal }) => {
    const { body, freshness } = await getJson(path, signal);
    return { types: decode(incidentTypesSchema, body, path), freshness };
  },
  staleTime: finishedPeriod,
  refetchInterval: ({ state }) =>
    state.error ? nextTry(state.error, state.data ? finishedPeriod : firstTries) : finishedPeriod,
});

/** The last count of incidents, kept for a while after its page was left; `null` before the first one. */
export const incidentCountQuery = queryOptions<IncidentCount | null>({
  queryKey: ["incident-count"],
  queryFn: () => null,
  enabled: false,
  initialData: null,
  structuralSharing: false,
  gcTime: 30 * 60_000,
});

/** Counts the incidents of the active countings; `incidentCountQuery` holds how far it has come. */
export function runIncidentCount(
  client: QueryClient,
  since: string,
  signal: AbortSignal,
): Promise<void> {
  const sources = { find: findActiveCountings, open: openLineStore };
  return countIncidents(sources, since, signal, (count) => {
    client.setQueryData(incidentCountQuery.queryKey, count);
  });
}
