import type { QueryClient } from "@tanstack/react-query";
import type { Route, RouteName } from "#routes.ts";

/** Asks for a page's figures at its own address, without waiting for them. */
type Prefetch = (client: QueryClient, address: URL) => void;

/** The only export of a slice's `prefetch.ts`, which is beside its `page.tsx`. */
const ofSlices = import.meta.glob<Readonly<Record<string, Prefetch>>>("/src/slices/**/prefetch.ts");

/** The requests to the API that each other page makes beside its code; they load with the page's code. */
const prefetches: { readonly [Name in RouteName]?: () => Promise<Prefetch> } = {
  countings: async () => (await import("#pages/countings/prefetch.ts")).prefetchCountings,
  counting: async () => (await import("#pages/counting/prefetch.ts")).prefetchCountingPage,
};

async function prefetchOf({ name, module }: Route): Promise<Prefetch | undefined> {
  const load = ofSlices[`/${module.replace("page.tsx", "prefetch.ts")}`];
  return load ? Object.values(await load())[0] : prefetches[name]?.();
}

/** Asks for a page's figures at an address; a page that cannot load its code says so itself. */
export async function prefetchFigures(
  client: QueryClient,
  route: Route,
  address: URL,
): Promise<void> {
  const prefetch = await prefetchOf(route).catch(() => undefined);
  prefetch?.(client, address);
}
