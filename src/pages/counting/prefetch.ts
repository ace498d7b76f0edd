import type { QueryClient } from "@tanstack/react-query";
import { countingQuery } from "#api/counting/counting-queries.ts";
import { preloadLineChips } from "#components/counting/filters/lazy-line-chips.tsx";
import { countingSearch } from "#components/counting/search/search.ts";
import { showsLines } from "#components/counting/search/tabs.ts";
import { hasConditions } from "#lines/line-query.ts";
import { loadMessages } from "#messages/languages.ts";
import { idOf } from "#routes.ts";
import { languageAt } from "#search-params/shared-search.ts";
import { preloadWholeHeader } from "./header/counting-header.tsx";
import { LinesTab, Overview } from "./tab-parts.ts";

/** Besides the counting, asks for the code that its address shows: lines, or the overview with its header, and a filter. */
export function prefetchCountingPage(client: QueryClient, address: URL): void {
  void client.prefetchQuery(countingQuery(client, idOf(address.pathname)));
  const { tab, filter } = countingSearch.parse(address.searchParams);
  const parts: Promise<unknown>[] = [];
  if (showsLines(tab)) parts.push(LinesTab.preload());
  if (tab === "overview") parts.push(preloadWholeHeader(), Overview.preload());
  if (hasConditions(filter)) {
    const { language } = languageAt(address.searchParams);
    parts.push(preloadLineChips(), loadMessages(language, "overview"));
  }
  // A page that cannot load them renders its error.
  Promise.all(parts).catch(() => undefined);
}
