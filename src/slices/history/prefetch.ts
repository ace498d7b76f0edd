import type { QueryClient } from "@tanstack/react-query";
import { countingsQuery } from "#api/countings/countings-queries.ts";
import { settingsQuery } from "#api/settings-query.ts";
import { listFilterOf } from "#search-params/list-filter.ts";
import { zoneOfSearch } from "#search-params/shared-search.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { comparedPeriod, hasPeriod, shownPeriod } from "./counts/period.ts";
import { historyStateQuery } from "./history-queries.ts";
import { monthFilter, shownMonth } from "./month/month-filter.ts";
import { monthAt } from "./months.ts";
import { historySearch } from "./search.ts";

export function prefetchHistory(client: QueryClient, { searchParams }: URL): void {
  void client.prefetchQuery(historyStateQuery);
  void prefetchMonths(client, searchParams);
}

async function prefetchMonths(client: QueryClient, search: URLSearchParams): Promise<void> {
  // A month begins with a day, whose zone the settings may say.
  await client.prefetchQuery(settingsQuery);
  const zone = zoneOfSearch(search, client.getQueryData(settingsQuery.queryKey)?.timeZone ?? null);
  const wanted = historySearch.parse(search);
  const { against, warehouse } = wanted;
  const thisMonth = monthAt(gatewayNow(), zone);
  const month = shownMonth(wanted.month, thisMonth);
  void client.prefetchInfiniteQuery(
    countingsQuery(client, monthFilter(month, against, zone, thisMonth)),
  );
  if (!hasPeriod(wanted)) return;
  const period = shownPeriod(wanted, comparedPeriod(month, against, thisMonth), zone);
  const filter = listFilterOf({ warehouse, ...period }, zone);
  void client.prefetchInfiniteQuery(countingsQuery(client, filter));
}
