import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, useState } from "react";
import { useLocation } from "react-router";
import { loadMessages } from "#messages/languages.ts";
import { type Route, routeAt, routes } from "#routes.ts";
import { languageAt } from "#search-params/shared-search.ts";
import { ownAddress } from "#transport/base-path.ts";
import { NotFoundPage } from "./not-found-page.tsx";
import { prefetchFigures } from "./prefetch.ts";

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>(
  "/src/{pages,slices}/**/page.tsx",
);

async function loadPage({ module, messages }: Route): Promise<ComponentType> {
  const { language } = languageAt(new URLSearchParams(location.search));
  const [exported] = await Promise.all([
    modules[`/${module}`]?.(),
    loadMessages(language, messages),
  ]);
  const [Page] = Object.values(exported ?? {});
  if (!Page) throw new Error(`There is no page in ${module}`);
  // Yields to the browser: to evaluate a page and to render it in one go would block it for long.
  await new Promise((resolve) => setTimeout(resolve));
  return Page;
}

export interface LazyPage {
  readonly route: Route;
  /** Asks for the page's code and, beside it, for its figures at the address of the window; once. */
  readonly preload: () => Promise<unknown>;
  /** Asks for the page's code alone. */
  readonly preloadCode: () => Promise<unknown>;
  readonly Page: ComponentType;
}

function lazyPage(client: QueryClient, route: Route): LazyPage {
  let loading: Promise<ComponentType> | null = null;
  let loaded: ComponentType | null = null;
  const preloadCode = async () => {
    loading ??= loadPage(route);
    try {
      loaded = await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
    return { default: loaded };
  };
  const preload = () => {
    if (!loading) void prefetchFigures(client, route, ownAddress(location.href));
    return preloadCode();
  };
  const Lazy = lazy(preload);
  // React delays what it had to wait for, however short: a loaded page renders without `lazy`.
  const Page = () => {
    const [Current] = useState(() => loaded ?? Lazy);
    return <Current />;
  };
  return { route, preload, preloadCode, Page };
}

/** The pages of the route table, each loaded when it is first opened. */
export function createLazyPages(client: QueryClient): readonly LazyPage[] {
  return routes.map((route) => lazyPage(client, route));
}

/** The page at the present address. */
export function CurrentPage({ pages }: { pages: readonly LazyPage[] }) {
  const route = routeAt(useLocation().pathname);
  const Page = pages.find((page) => page.route === route)?.Page ?? NotFoundPage;
  return <Page />;
}
