import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { earlierOutcomesQuery } from "#api/counting/earlier-outcomes.ts";
import { usualRateQuery } from "#api/counting/usual-rate.ts";
import { openAccess, type Scope } from "#contract/access.ts";
import type { HistoryState } from "#contract/history/state.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { aCounting, aLoadedCounting } from "#testing/samples.ts";
import { EarlierCounts } from "./earlier-counts.tsx";
import { historyQuery, historyStateQuery } from "./history-queries.ts";

const counting = aCounting({
  active: true,
  startedAt: "2026-03-20T06:00:00.000Z",
  totalProductsCounted: 0,
  totalProductsLeft: aCounting().totalProducts,
});

const asked = { warehouse: String(counting.warehouse[defaultSettings.warehouseBy]) };

/** Two people in the count before: 40 lines in the hours of both. */
const rows = [1, 2].map((person) => ({
  counting: "before",
  startedAt: "2026-03-18T06:00:00.000Z",
  person,
  lines: 20,
  counted: 20,
  discrepancies: 0,
  firstStart: "2026-03-18T08:00:00.000Z",
  lastFinish: "2026-03-18T09:00:00.000Z",
}));

/** What a count that has not begun learns, with so many counts before it. */
async function learned(
  countings: number,
  { scope = { kind: "all" }, archive = "on" }: { scope?: Scope; archive?: "on" | "off" } = {},
) {
  const loaded = { ...aLoadedCounting(), counting };
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const state = { archive, engine: "ready", read: 9, total: 9, version: "1" } as HistoryState;
  const version = { version: "1", since: 0 };
  client.setQueryData(historyStateQuery.queryKey, {
    state,
    asked: version,
    freshness: loaded.freshness,
  });
  const before = { ...asked, before: counting.startedAt };
  const wrong = [{ times: 2, products: ["P-1"] }];
  const outcomes = { countings, wrong };
  client.setQueryData(historyQuery("wrong-before", before, "1").queryKey, outcomes as never);
  const months = { ...asked, from: "2025-12", to: "2026-04", limit: "500" };
  const people = { total: 2, rows: countings > 0 ? rows : [] };
  client.setQueryData(historyQuery("productivity", months, "1").queryKey, people as never);
  const facts = countingFacts(counting);
  const now = Date.parse(counting.startedAt);
  const model = { id: "this", facts, loaded, now, calendar: roundTheClock } as CountingModel;
  await renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={{ ...defaultSettings, access: { ...openAccess, scope } }}>
        <EarlierCounts counting={model} />
      </SettingsContext>
    </QueryClientProvider>,
  );
  return {
    outcomes: client.getQueryData(earlierOutcomesQuery("this").queryKey) ?? null,
    rate: client.getQueryData(usualRateQuery("this").queryKey) ?? null,
  };
}

test("gives the lines what the counts before say about their products, and the usual rate", async () => {
  expect(await learned(3)).toEqual({
    outcomes: { counts: 3, timesWrong: new Map([["P-1", 2]]) },
    rate: { each: 20, people: 2, counts: 1 },
  });
});

test.each<[string, ...Parameters<typeof learned>]>([
  ["a count before", 0, {}],
  ["access to the history", 3, { scope: { kind: "countings", ids: ["this"] } }],
  ["an archive", 3, { archive: "off" }],
])("without %s there are no outcomes, and no rate is waited for", async (_, ...given) => {
  expect(await learned(...given)).toEqual({ outcomes: null, rate: "none" });
});
