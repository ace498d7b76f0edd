import type { QueryClient } from "@tanstack/react-query";
import { countingQuery } from "#api/counting-queries.ts";
import { countingsQuery } from "#api/countings-queries.ts";
import { importLogQuery } from "#api/import-log-queries.ts";
import { incidentTypesQuery } from "#api/incident-queries.ts";
import { settingsQuery } from "#api/settings-query.ts";
import type { Settings } from "#contract/settings.ts";
import { countingsSearch } from "#pages/countings/search.ts";
import { idOf, type RouteName } from "#routes.ts";
import { listFilterOf, needsZone } from "#search-params/list-filter.ts";
import { sharedSearch, zoneOfSearch } from "#search-params/shared-search.ts";
import { askedOf, trendsSearch } from "#search-params/trends-search.ts";

/** Asks for a page's figures at its address, without waiting for them. */
type Prefetch = (client: QueryClient, address: URL) => void;

/** The zone that the page will have; `null` while only the settings can say it. */
function knownZone(search: URLSearchParams, settings: Settings | undefined): string | null {
  const zone = zoneOfSearch(search, settings?.timeZone ?? null);
  return settings || zone === sharedSearch.parse(search).tz ? zone : null;
}

const prefetchCountings: Prefetch = (client, { searchParams }) => {
  const search = countingsSearch.parse(searchParams);
  // A date means an instant only in a known zone; the page asks later otherwise.
  const zone = needsZone(search)
    ? knownZone(searchParams, client.getQueryData(settingsQuery.queryKey))
    : "UTC";
  if (zone === null) return;
  void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(search, zone)));
};

const prefetchCounting: Prefetch = (client, { pathname }) => {
  void client.prefetchQuery(countingQuery(client, idOf(pathname)));
};

const prefetchIncidentTypes: Prefetch = (client) => void client.prefetchQuery(incidentTypesQuery);

const prefetchLog: Prefetch = (client, { pathname }) => {
  const id = idOf(pathname);
  if (id !== "") void client.prefetchQuery(importLogQuery(client, id));
};

const prefetchTrends: Prefetch = (client, { searchParams }) =>
  void prefetchPeriod(client, searchParams);

async function prefetchPeriod(client: QueryClient, search: URLSearchParams): Promise<void> {
  // The default period begins with a day, whose zone the settings may say.
  await client.prefetchQuery(settingsQuery);
  const zone = zoneOfSearch(search, client.getQueryData(settingsQuery.queryKey)?.timeZone ?? null);
  const period = askedOf(trendsSearch.parse(search), zone, Date.now());
  void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(period, zone)));
}

/** What each page asks the API for beside its code. */
export const prefetches: { readonly [Name in RouteName]?: Prefetch } = {
  countings: prefetchCountings,
  counting: prefetchCounting,
  recountRound: prefetchCounting,
  countingPrint: prefetchCounting,
  trends: prefetchTrends,
  incidentTypes: prefetchIncidentTypes,
  imports: prefetchLog,
};
