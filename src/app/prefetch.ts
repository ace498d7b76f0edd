import type { QueryClient } from "@tanstack/react-query";
import type { RouteName } from "#routes.ts";

/** Asks for a page's figures at its own address, without waiting for them. */
type Prefetch = (client: QueryClient, address: URL) => void;

/** The requests to the API that each page makes beside its code; they load with the page's code. */
const prefetches: { readonly [Name in RouteName]?: () => Promise<Prefetch> } = {
  countings: async () => (await import("#pages/countings/prefetch.ts")).prefetchCountings,
  counting: async () => (await import("#pages/counting/prefetch.ts")).prefetchCountingPage,
  recountRound: async () => (await import("#pages/counting/prefetch.ts")).prefetchCounting,
  countingPrint: async () => (await import("#pages/counting/prefetch.ts")).prefetchCounting,
  trends: async () => (await import("#pages/trends/prefetch.ts")).prefetchTrends,
  incidentTypes: async () =>
    (await import("#pages/incident-types/prefetch.ts")).prefetchIncidentTypes,
  imports: async () => (await import("#pages/import-log/prefetch.ts")).prefetchLog,
};

/** Asks for a page's figures at an address; a page that cannot load its code says so itself. */
export async function prefetchFigures(
  client: QueryClient,
  name: RouteName,
  address: URL,
): Promise<void> {
  const prefetch = await prefetches[name]?.().catch(() => undefined);
  prefetch?.(client, address);
}
