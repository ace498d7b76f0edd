import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { findActiveCountings } from "#api/countings/active-countings.ts";
import { incidentTypesQuery } from "#api/incidents/incident-queries.ts";
import { type LoadFailure, toLoadFailure } from "#api/load-failure.ts";
import { finishedPeriod } from "#api/polling.ts";
import { writtenQuery } from "#api/written-query.ts";
import type { IncidentType } from "#contract/incident.ts";
import { activeSince } from "#domain/counting/active-since.ts";
import { type Ageing, ageing } from "#domain/time/ageing.ts";
import { minute } from "#domain/time/units.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { openLineStore } from "#lines/open-line-store.ts";
import { type Freshness, nowOf } from "#transport/freshness.ts";
import { useAbortable } from "#ui/hooks/use-abortable.ts";
import { useAge } from "#ui/hooks/use-now.ts";
import { countIncidents, type IncidentCount, type IncidentSources } from "./count-incidents.ts";

/** The last count of incidents, cached for a while after leaving its page; `null` before the first one. */
const incidentCountQuery = writtenQuery<IncidentCount>(["incident-count"], 30 * minute);

/** Counts the incidents of the active countings; writes its progress to `incidentCountQuery`. */
function runIncidentCount(client: QueryClient, since: string, signal: AbortSignal): Promise<void> {
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

/** The incident types, and the count of their incidents. */
export interface IncidentTypes {
  readonly types: readonly IncidentType[] | null;
  readonly freshness: Freshness | null;
  readonly ageing: Ageing;
  readonly failed: LoadFailure | null;
  readonly refresh: () => void;
  readonly refreshing: boolean;
  /** `null` until a count starts. */
  readonly count: IncidentCount | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Loads the types and keeps them fresh; counts incidents on demand, and stops when the page is left. */
export function useIncidentTypes(): IncidentTypes {
  const client = useQueryClient();
  const { data, error, errorUpdatedAt, refetch, isFetching } = useQuery(incidentTypesQuery);
  const { data: count } = useQuery(incidentCountQuery);
  const { activeWithinDays } = useSettings();
  const freshness = data?.freshness ?? null;
  const age = useAge(freshness);
  const { begin, abort } = useAbortable();
  const { mutate } = useMutation({
    mutationFn: (since: string) => runIncidentCount(client, since, begin()),
    networkMode: "always",
    // Load failures are part of the count, so anything thrown is a fault of the page.
    throwOnError: true,
  });
  return {
    types: data?.types ?? null,
    freshness,
    ageing: age === null ? "fresh" : ageing(age, finishedPeriod),
    failed: toLoadFailure(error, errorUpdatedAt),
    refresh: () => void refetch(),
    refreshing: isFetching,
    count,
    start: () => {
      if (!freshness) return;
      mutate(activeSince(nowOf(freshness), activeWithinDays));
    },
    cancel: abort,
  };
}
