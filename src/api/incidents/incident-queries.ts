import { queryOptions } from "@tanstack/react-query";
import { finishedPeriod, retryInterval } from "#api/polling.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { incidentTypesSchema } from "#contract/incident.ts";
import { decode, getJson } from "#transport/get.ts";

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
