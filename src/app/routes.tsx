import type { QueryClient } from "@tanstack/react-query";
import { type ComponentType, lazy, useState } from "react";
import { countingQuery } from "#api/counting-queries.ts";
import { countingsQuery } from "#api/countings-queries.ts";
import { importLogQuery } from "#api/import-log-queries.ts";
import { incidentTypesQuery } from "#api/incident-queries.ts";
import { settingsQuery } from "#api/settings-query.ts";
import type { Settings } from "#contract/settings.ts";
import { messagesOf, type Part } from "#messages/languages.ts";
import { countingsSearch } from "#pages/countings/search.ts";
import { idOf, patterns } from "#paths.ts";
import { listFilterOf, needsZone } from "#search-params/list-filter.ts";
import { sharedSearch, spokenAt, zoneOfSearch } from "#search-params/shared-search.ts";
import { askedOf, trendsSearch } from "#search-params/trends-search.ts";

/** The zone that the page will have; `null` while only the settings can say it. */
function knownZone(search: URLSearchParams, settings: Settings | undefined): string | null {
  const zone = zoneOfSearch(search, settings?.timeZone ?? null);
  return settings || zone === sharedSearch.parse(search).tz ? zone : null;
}

/** Words of the viewer's language, which every page but the list is drawn with. */
function messagesFor(part: Part): unknown {
  return messagesOf(spokenAt(new URLSearchParams(location.search)).language, part);
}

/**
 * A page's code, and then a turn for the browser: to read a page and to draw it in one go would hold up whatever else
 * it has to do.
 */
async function inTurn(code: Promise<Code>, messages?: unknown): Promise<Code> {
  const page = await code;
  await messages;
  await new Promise((resolve) => setTimeout(resolve));
  return page;
}

/** What a page's file has. */
interface Code {
  readonly Component: ComponentType;
}

/** Asks for a page's figures, at its address. Never waits: what they are in is the page's to show. */
type Ask = (client: QueryClient, address: URL) => void;

const askForCountings: Ask = (client, { searchParams }) => {
  const asked = countingsSearch.parse(searchParams);
  // Until the zone is known nobody can say which instants a date means; the page asks then.
  const zone = needsZone(asked)
    ? knownZone(searchParams, client.getQueryData(settingsQuery.queryKey))
    : "UTC";
  if (zone === null) return;
  void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(asked, zone)));
};

const askForCounting: Ask = (client, { pathname }) => {
  void client.prefetchQuery(countingQuery(client, idOf(pathname)));
};

const askForIncidentTypes: Ask = (client) => void client.prefetchQuery(incidentTypesQuery);

const askForLog: Ask = (client, { pathname }) => {
  const id = idOf(pathname);
  if (id !== "") void client.prefetchQuery(importLogQuery(client, id));
};

const askForTrends: Ask = (client, address) => void askWithinPeriod(client, address.searchParams);

async function askWithinPeriod(client: QueryClient, search: URLSearchParams): Promise<void> {
  // The usual period begins with a day, and in which zone it does the settings may say.
  await client.prefetchQuery(settingsQuery);
  const zone = zoneOfSearch(search, client.getQueryData(settingsQuery.queryKey)?.timeZone ?? null);
  const asked = askedOf(trendsSearch.parse(search), zone, Date.now());
  void client.prefetchInfiniteQuery(countingsQuery(client, listFilterOf(asked, zone)));
}

/** A page of the route map. */
interface Route {
  readonly pattern: string;
  /** Asks for its code, and beside it for what it shows at the address of the window; once. */
  readonly begin: () => Promise<unknown>;
  readonly Page: ComponentType;
}

/** The route map. */
export function createRoutes(client: QueryClient): readonly Route[] {
  const route = (pattern: string, load: () => ReturnType<typeof inTurn>, ask?: Ask): Route => {
    let begun: Promise<Code> | null = null;
    let there: ComponentType | null = null;
    const begin = async () => {
      if (!begun) ask?.(client, new URL(location.href));
      begun ??= load();
      there = (await begun).Component;
      return { default: there };
    };
    const Late = lazy(begin);
    // Where React had to wait, even for a moment, it shows what comes only after a while.
    const Page = () => {
      const [Shown] = useState(() => there ?? Late);
      return <Shown />;
    };
    return { pattern, begin, Page };
  };
  return [
    route(patterns.countings, () => inTurn(import("#pages/countings/page.tsx")), askForCountings),
    route(
      patterns.counting,
      () => inTurn(import("#pages/counting/page.tsx"), messagesFor("counting")),
      askForCounting,
    ),
    route(
      patterns.recountRound,
      () => inTurn(import("#pages/counting/recount-round/page.tsx"), messagesFor("all")),
      askForCounting,
    ),
    route(
      patterns.countingPrint,
      () => inTurn(import("#pages/counting/report/page.tsx"), messagesFor("counting")),
      askForCounting,
    ),
    route(
      patterns.trends,
      () => inTurn(import("#pages/trends/page.tsx"), messagesFor("all")),
      askForTrends,
    ),
    route(
      patterns.incidentTypes,
      () => inTurn(import("#pages/incident-types/page.tsx"), messagesFor("all")),
      askForIncidentTypes,
    ),
    route(
      patterns.imports,
      () => inTurn(import("#pages/import-log/page.tsx"), messagesFor("all")),
      askForLog,
    ),
    route(patterns.shares, () => inTurn(import("#pages/shares/page.tsx"), messagesFor("all"))),
    route(patterns.screen, () => inTurn(import("#pages/screen/page.tsx"), messagesFor("screen"))),
    route(patterns.screenSetup, () =>
      inTurn(import("#pages/screen/setup/page.tsx"), messagesFor("all")),
    ),
    route(patterns.help, () => inTurn(import("#pages/help/page.tsx"), messagesFor("all"))),
  ];
}
