import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { earlierOutcomesQuery } from "#api/counting/earlier-outcomes.ts";
import { openAccess, type Scope } from "#contract/access.ts";
import type { HistoryState } from "#contract/history/state.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { aLoadedCounting } from "#testing/samples.ts";
import { EarlierCounts } from "./earlier-counts.tsx";
import { historyQuery, historyStateQuery } from "./history-queries.ts";

/** A count whose warehouse has so many counts before it, of which one product was wrong in two. */
async function outcomesOf(countings: number, scope: Scope = { kind: "all" }) {
  const loaded = aLoadedCounting();
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const state = { archive: "on", engine: "ready", read: 9, total: 9, version: "1" } as HistoryState;
  const asked = { version: "1", since: 0 };
  client.setQueryData(historyStateQuery.queryKey, { state, asked, freshness: loaded.freshness });
  const { warehouse, startedAt } = loaded.counting;
  const question = { warehouse: String(warehouse[defaultSettings.warehouseBy]), before: startedAt };
  const wrong = [{ times: 2, products: ["P-1"] }];
  client.setQueryData(historyQuery("wrong-before", question, "1").queryKey, {
    countings,
    wrong,
  } as never);
  await renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={{ ...defaultSettings, access: { ...openAccess, scope } }}>
        <EarlierCounts counting={{ id: "this", loaded } as CountingModel} />
      </SettingsContext>
    </QueryClientProvider>,
  );
  return client.getQueryData(earlierOutcomesQuery("this").queryKey) ?? null;
}

test("gives the lines what the counts before say about their products", async () => {
  expect(await outcomesOf(3)).toEqual({ counts: 3, timesWrong: new Map([["P-1", 2]]) });
});

test("says nothing without a count before, or without access to the history", async () => {
  expect(await outcomesOf(0)).toBeNull();
  expect(await outcomesOf(3, { kind: "countings", ids: ["this"] })).toBeNull();
});
