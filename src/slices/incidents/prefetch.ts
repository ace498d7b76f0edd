import type { QueryClient } from "@tanstack/react-query";
import { incidentTypesQuery } from "#api/incidents/incident-queries.ts";

export function prefetchIncidentTypes(client: QueryClient): void {
  void client.prefetchQuery(incidentTypesQuery);
}
