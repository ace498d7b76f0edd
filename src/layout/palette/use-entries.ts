import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { cachedCountings } from "#api/countings/countings-queries.ts";
import { viewsForEveryoneQuery } from "#api/views.ts";
import { isInScope } from "#components/access/in-scope.ts";
import { countingOf, distinctCountings } from "#components/counting-choice/counting-options.ts";
import { startText } from "#components/counting-choice/counting-text.ts";
import { useKnownCountings } from "#components/counting-choice/use-known-countings.ts";
import { useKnownWarehouses } from "#components/countings-filter/use-known-warehouses.ts";
import { identifierOf, starredFirst } from "#components/countings-filter/warehouse-names.ts";
import type { Counting } from "#contract/counting.ts";
import { languageNames, languages } from "#contract/languages.ts";
import { useOwnViews } from "#hooks/own-views.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { pageEntries } from "#layout/nav/nav-entries.ts";
import { paths, pathTo } from "#routes.ts";
import { dateAt } from "#search-params/moment.ts";
import {
  languageAt,
  sharedOf,
  sharedSearch,
  subjectSearch,
  withShared,
} from "#search-params/shared-search.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { pageActions } from "./page-actions.ts";
import type { PaletteEntry } from "./palette-entry.ts";
import { countingKey } from "./recent-entries.ts";

/** Everything that the viewer may open or do from the present page, besides the lines of a counting. */
export function useEntries(): readonly PaletteEntry[] {
  const [actions] = useState(pageActions);
  const pages = usePageEntries();
  const views = useViewEntries();
  const warehouses = useWarehouseEntries();
  const countings = useCountingEntries();
  const languageEntries = useLanguageEntries();
  return useMemo(
    () => [...actions, ...pages, ...countings, ...views, ...warehouses, ...languageEntries],
    [actions, pages, views, warehouses, countings, languageEntries],
  );
}

function usePageEntries(): readonly PaletteEntry[] {
  const messages = useMessages("all");
  const { access } = useSettings();
  const [search] = useSearchParams();
  return useMemo(() => {
    const page = (name: string, to: string): PaletteEntry => ({
      key: `page ${to}`,
      kind: "page",
      name,
      detail: "",
      also: [],
      does: { open: to },
    });
    const pages = pageEntries(access).map(({ label, to }) =>
      page(label(messages), withShared(to, search)),
    );
    const list = paths.countings();
    if (!isInScope(access, list)) return pages;
    return [...pages, page(messages.briefing.title, `${withShared(list, search)}#briefing`)];
  }, [messages, access, search]);
}

function useViewEntries(): readonly PaletteEntry[] {
  const { views: t } = useMessages("all");
  const { access } = useSettings();
  const { views } = useOwnViews();
  const mayHaveShared = access.via === "session" || access.via === "proxy";
  const { data: shared } = useQuery({ ...viewsForEveryoneQuery, enabled: mayHaveShared });
  return useMemo(
    () =>
      [
        ...views.map((view) => ({ ...view, detail: "" })),
        ...(shared ?? []).map((view) => ({ ...view, detail: t.everyone })),
      ]
        .filter(({ address }) => isInScope(access, address.split(/[?#]/, 1)[0] ?? ""))
        .map(({ name, address, detail }) => ({
          key: `view ${address} ${name}`,
          kind: "view",
          name,
          detail,
          also: [],
          does: { open: address },
        })),
    [views, shared, access, t],
  );
}

/** For each warehouse its countings and its office screen. */
function useWarehouseEntries(): readonly PaletteEntry[] {
  const { access, warehouseBy } = useSettings();
  const known = useKnownWarehouses();
  const { stars } = useOwnViews();
  const [search] = useSearchParams();
  return useMemo(() => {
    if (!isInScope(access, paths.countings())) return [];
    const warehouses = starredFirst(known, stars).map((one) => {
      const { name, code, slug, id } = one;
      const identifier = identifierOf(one, warehouseBy);
      const subject = subjectSearch.update(sharedOf(search), { warehouse: identifier });
      const texts = { name, detail: code, also: [code, slug, String(id)] };
      return { ...texts, identifier, subject };
    });
    const entriesOf = (kind: "warehouse" | "screen", path: string) =>
      warehouses.map(({ identifier, subject, ...texts }) => ({
        ...texts,
        key: `${kind} ${identifier}`,
        kind,
        does: { open: `${path}?${subject}` },
      }));
    const screen = pathTo("screen");
    return [
      ...entriesOf("warehouse", paths.countings()),
      ...(screen === null ? [] : entriesOf("screen", screen)),
    ];
  }, [access, warehouseBy, known, stars, search]);
}

function useCountingEntries(): readonly PaletteEntry[] {
  const { countingChoice: t } = useMessages("all");
  const format = useFormat();
  const client = useQueryClient();
  const { access } = useSettings();
  const [search] = useSearchParams();
  const [now] = useState(gatewayNow);
  const known = useKnownCountings(isInScope(access, paths.countings()));
  const [cached] = useState(() => cachedCountings(client));
  return useMemo(() => {
    const entryOf = (counting: Counting): PaletteEntry => {
      const { id, warehouse, startedAt, active } = counting;
      const at = Date.parse(startedAt);
      const start = startText(counting, format, now);
      const to = paths.counting(id);
      return {
        key: countingKey(id),
        kind: "counting",
        name: warehouse.name || warehouse.code,
        detail: [warehouse.code, start, active ? "" : t.finished].filter(Boolean).join(" · "),
        also: [id, warehouse.code, `${format.day(at, now)} ${dateAt(at, format.timeZone)}`],
        does: { open: withShared(to, search) },
      };
    };
    return distinctCountings([...cached, ...known])
      .filter(({ id }) => isInScope(access, paths.counting(id)))
      .map(entryOf);
  }, [known, cached, access, search, format, t, now]);
}

function useLanguageEntries(): readonly PaletteEntry[] {
  const { pathname, hash } = useLocation();
  const [search] = useSearchParams();
  return useMemo(
    () =>
      languages
        .filter((language) => language !== languageAt(search).language)
        .map((lang) => ({
          key: `language ${lang}`,
          kind: "language",
          name: languageNames[lang],
          detail: "",
          also: [lang],
          does: { open: `${pathname}?${sharedSearch.update(search, { lang })}${hash}` },
        })),
    [pathname, hash, search],
  );
}

/**
 * Asks for the counting of an id that no entry has. It comes last, so that a word which finds something else never asks.
 */
export function lookupEntry(
  typed: string,
  entries: readonly PaletteEntry[],
  name: (id: string) => string,
): readonly PaletteEntry[] {
  const id = countingOf(typed);
  if (id === "" || entries.some(({ key }) => key === countingKey(id))) return [];
  return [
    { key: "lookup", kind: "lookup", name: name(id), detail: "", also: [], does: { ask: id } },
  ];
}
