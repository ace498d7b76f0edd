import type { QueryClient } from "@tanstack/react-query";
import { countingQuery } from "#api/counting-queries.ts";
import { idOf } from "#routes.ts";
import { countingSearch } from "./search/search.ts";
import { showsLines } from "./search/tabs.ts";
import { LinesTab } from "./tab-parts.ts";

export function prefetchCounting(client: QueryClient, { pathname }: URL): void {
  void client.prefetchQuery(countingQuery(client, idOf(pathname)));
}

/** Besides the counting, asks for the code of its lines where the address shows them. */
export function prefetchCountingPage(client: QueryClient, address: URL): void {
  prefetchCounting(client, address);
  if (!showsLines(countingSearch.parse(address.searchParams).tab)) return;
  // A page that cannot load it renders its error.
  LinesTab.preload().catch(() => undefined);
}
