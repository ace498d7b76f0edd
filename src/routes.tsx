import type { QueryClient } from "@tanstack/react-query";
import type { LoaderFunctionArgs, RouteObject } from "react-router";
import { countingQuery } from "#api/counting-queries.ts";
import { countingsQuery } from "#api/countings-queries.ts";
import { importLogQuery } from "#api/import-log-queries.ts";
import { incidentTypesQuery } from "#api/incident-queries.ts";

import { settingsQuery } from "#api/settings-query.ts";
import type { Settings } from "#contract/settings.ts";
import { messagesOf, spokenBy } from "#messages/languages.ts";
import { parseCountingsSearch } from "#pages/countings/search.ts";
import { firstMessagesQuery } from "#pages/first-messages-query.ts";
import { listFilterOf, needsZone } from "#pages/list-filters/list-filter.ts";
import { zoneOfSearch } from "#pages/shared-search.ts";
import { askedOf, parseTrendsSearch } from "#pages/trends/search.ts";
import { ErrorPage } from "./pages/error-page.tsx";
import { NotFoundPage } from "./pages/not-found-page.tsx";
import { Root } from "./pages/root.tsx";
import { idOf, patterns } from "./paths.ts";

/** The zone that the page will have; `null` while only the settings can say it. */
function knownZone(search: URLSearchParams, settings: Settings | undefined): string | null {
  const zone = zoneOfSearch(search, settings?.timeZone ?? null);
  return settings || zone === search.get("tz") ? zone : null;
}

/** All words of the viewer's language, which every page but the list is drawn with. */
function allMessages(): unknown {
  const asked = new URLSearchParams(location.search).get("lang");
  return messagesOf(spokenBy(asked, navigator.languages).language);
}

/**
 * A page's code, and then a turn for the browser: to read a page and to draw it in one go would hold up whatever else
 * it has to do.
 */
async function inTurn<Page>(code: Promise<Page>, messages?: unknown): Promise<Page> {
  const page = await code;
  await messages;
  await new Promise((resolve) => setTimeout(resolve));
  return page;
}

/**
 * The route map. Loaders ask for a page's figures at once, beside its code and the settings, and never
 * wait: what the figures are in is the page's to show.
 */
export function createRoutes(client: QueryClient): RouteObject[] {
  const loadSettings = ({ request }: LoaderFunctionArgs) => {
    void client.prefetchQuery(settingsQuery);
    const asked = new URL(request.url).searchParams.get("lang");
    void client.prefetchQuery(firstMessagesQuery(spokenBy(asked, navigator.languages).language));
    return null;
  };
  const loadCountings = ({ request }: LoaderFunctionArgs) => {
    const search = new URL(request.url).searchParams;
    const asked = parseCountingsSearch(search);
    // Until the zone is known nobody can say which instants a date means; the page asks then.
    const zone = needsZone(asked)
      ? knownZone(search, client.getQueryData(settingsQuery.queryKey))
      : "UTC";
    if (zone === null) return null;
    void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(asked, zone)));
    return null;
  };
  const loadCounting = ({ request }: LoaderFunctionArgs) => {
    void client.prefetchQuery(countingQuery(client, idOf(new URL(request.url).pathname)));
    return null;
  };
  const askForTrends = async (request: Request) => {
    // The usual period begins with a day, and in which zone it does the settings may say.
    await client.prefetchQuery(settingsQuery);
    const search = new URL(request.url).searchParams;
    const zone = zoneOfSearch(
      search,
      client.getQueryData(settingsQuery.queryKey)?.timeZone ?? null,
    );
    const asked = askedOf(parseTrendsSearch(search), zone, Date.now());
    void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(asked, zone)));
  };
  const loadTrends = ({ request }: LoaderFunctionArgs) => {
    void askForTrends(request);
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
          lazy: () => inTurn(import("./pages/countings/page.tsx")),
        },
        {
          path: patterns.counting,
          loader: loadCounting,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: () => inTurn(import("./pages/counting/page.tsx"), allMessages()),
        },
        {
          path: patterns.recountRound,
          loader: loadCounting,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: () => inTurn(import("./pages/recount-round/page.tsx"), allMessages()),
        },
        {
          path: patterns.countingPrint,
          loader: loadCounting,
          shouldRevalidate: () => false,
          lazy: () => inTurn(import("./pages/counting/print/page.tsx"), allMessages()),
        },
        {
          path: patterns.trends,
          loader: loadTrends,
          shouldRevalidate: () => false,
          lazy: () => inTurn(import("./pages/trends/page.tsx"), allMessages()),
        },
        {
          path: patterns.incidentTypes,
          loader: loadIncidentTypes,
          shouldRevalidate: () => false,
          lazy: () => inTurn(import("./pages/incident-types/page.tsx"), allMessages()),
        },
        {
          path: patterns.shares,
          lazy: () => inTurn(import("./pages/shares/page.tsx"), allMessages()),
        },
        {
          path: patterns.screen,
          lazy: () => inTurn(import("./pages/screen/page.tsx"), allMessages()),
        },
        {
          path: patterns.screenSetup,
          lazy: () => inTurn(import("./pages/screen/setup/page.tsx"), allMessages()),
        },
        { path: patterns.help, lazy: () => inTurn(import("./pages/help/page.tsx"), allMessages()) },
        {
          path: patterns.imports,
          loader: loadImportLog,
          shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
          lazy: () => inTurn(import("./pages/imports/page.tsx"), allMessages()),
        },
        { path: "*", Component: NotFoundPage },
      ],
    },
  ];
}
