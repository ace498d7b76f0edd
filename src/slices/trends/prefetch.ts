import type { QueryClient } from "@tanstack/react-query";
import { countingsQuery } from "#api/countings/countings-queries.ts";
import { settingsQuery } from "#api/settings-query.ts";
import { listFilterOf } from "#search-params/list-filter.ts";
import { zoneOfSearch } from "#search-params/shared-search.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { toApiFilter, trendsSearch } from "./trends-search.ts";

export function prefetchTrends(client: QueryClient, { searchParams }: URL): void {
  void prefetchPeriod(client, searchParams);
}

async function prefetchPeriod(client: QueryClient, search: URLSearchParams): Promise<void> {
  // The default period begins with a day, whose zone the settings may say.
  await client.prefetchQuery(settingsQuery);
  const zone = zoneOfSearch(search, client.getQueryData(settingsQuery.queryKey)?.timeZone ?? null);
  const period = toApiFilter(trendsSearch.parse(search), zone, gatewayNow());
  void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(period, zone)));
}
