import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { countingQuery } from "#api/counting-queries.ts";
import { countingsQuery } from "#api/countings-queries.ts";
import { importLogQuery } from "#api/import-log-queries.ts";
import { incidentTypesQuery } from "#api/incident-queries.ts";
import { settingsQuery } from "#api/settings-query.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { Root } from "./pages/root.tsx";
import { idOf, patterns } from "./paths.ts";

/**
 * The route map. Loaders ask for a page's figures at once, beside its code and the settings, and never
 * wait: what the figures are in is the page's to show.
 */
export function createRoutes(client: QueryClient): RouteObject[] {
  const loadSettings = () => {
    void client.prefetchQuery(settingsQuery);
    return null;
  };
  const loadCountings = () => {
    void client.prefetchInfiniteQuery(countingsQuery(client, {}));
    return null;
  };
  const loadCounting = ({ request }: LoaderFunctionArgs) => {
    void client.prefetchQuery(countingQuery(client, idOf(new URL(request.url).pathname)));
    return null;
  };
  const loadIncidentTypes = () => {
    void client.prefetchQuery(incidentTypesQuery);
    return null;
  };
  const loadImportLog = ({ request }: LoaderFunctionArgs) => {
    const id = idOf(new URL(request.url).pathname);
    if (id !== "") void client.prefetchQuery(importLogQuery(client, id));
    return null;
  };
  return [
    {
      Component: Root,
      loader: loadSettings,
      shouldRevalidate: () => false,
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
      children: [
        {
          path: patterns.countings,
          loader: loadCountings,
          shouldRevalidate: () => false,
          lazy: () => import("./pages/countings/page.tsx"),
        },
        {
          path: patterns.counting,
          loader: loadCounting,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: () => import("./pages/counting/page.tsx"),
        },
        {
          path: patterns.incidentTypes,
          loader: loadIncidentTypes,
          shouldRevalidate: () => false,
          lazy: () => import("./pages/incident-types/page.tsx"),
        },
        { path: patterns.help, lazy: () => import("./pages/help/page.tsx") },
        {
          path: patterns.imports,
          loader: loadImportLog,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: () => import("./pages/imports/page.tsx"),
        },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ];
}
