import type { QueryClient } from "@tanstack/react-query";
import { countingsQuery } from "#api/countings/countings-queries.ts";
import { settingsQuery } from "#api/settings-query.ts";
import type { Settings } from "#contract/settings.ts";
import { listFilterOf, needsZone } from "#search-params/list-filter.ts";
import { sharedSearch, zoneOfSearch } from "#search-params/shared-search.ts";
import { countingsSearch } from "./search.ts";

/** The zone that the page will have; `null` while only the settings can say it. */
function knownZone(search: URLSearchParams, settings: Settings | undefined): string | null {
  const zone = zoneOfSearch(search, settings?.timeZone ?? null);
  return settings || zone === sharedSearch.parse(search).tz ? zone : null;
}

export function prefetchCountings(client: QueryClient, { searchParams }: URL): void {
  const search = countingsSearch.parse(searchParams);
  // A date means an instant only in a known zone; the page asks later otherwise.
  const zone = needsZone(search)
    ? knownZone(searchParams, client.getQueryData(settingsQuery.queryKey))
    : "UTC";
  if (zone === null) return;
  void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(search, zone)));
}
