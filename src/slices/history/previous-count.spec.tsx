import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { openAccess, type Scope } from "#contract/access.ts";
import type { HistoryState } from "#contract/history/state.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { aLoadedCounting } from "#testing/samples.ts";
import { historyQuery, historyStateQuery } from "./history-queries.ts";
import { messages } from "./messages/en.ts";
import { PreviousCount } from "./previous-count.tsx";

const { previous: t } = messages;

/** A count of which 8 of so many counted lines are wrong, after one with 10 of 200. */
async function renderPrevious({
  counted,
  active = false,
  isWhole = true,
  earlier = 200,
  archive = "on",
  scope = { kind: "all" },
}: {
  counted: number;
  active?: boolean;
  /** Whether all of its lines are there. */
  isWhole?: boolean;
  /** Counted lines of the count before. */
  earlier?: number;
  archive?: HistoryState["archive"];
  scope?: Scope;
}) {
  const loaded = aLoadedCounting();
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const state = { archive, engine: "ready", read: 9, total: 9, version: "1" } as HistoryState;
  const asked = { version: "1", since: 0 };
  client.setQueryData(historyStateQuery.queryKey, { state, asked, freshness: loaded.freshness });
  const { warehouse, startedAt } = loaded.counting;
  const question = { warehouse: String(warehouse[defaultSettings.warehouseBy]), before: startedAt };
  const before = { id: "before", startedAt, counted: earlier, discrepancies: 10 };
  client.setQueryData(historyQuery("previous", question, "1").queryKey, {
    countings: [before],
  } as never);
  const counting = {
    id: "this",
    facts: { active },
    aggregates: { isWhole, totals: { counted, discrepancies: 8 } },
    loaded,
    now: loaded.freshness.now,
  } as CountingModel;
  return renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={{ ...defaultSettings, access: { ...openAccess, scope } }}>
        <PreviousCount counting={counting} />
        <hr />
      </SettingsContext>
    </QueryClientProvider>,
  );
}

test("an ended count leads to the comparison with the one before", async () => {
  const screen = await renderPrevious({ counted: 100 });
  const link = screen.getByRole("link", { name: /5\.0 per 100, now 8\.0/ });
  await expect.element(link).toHaveAttribute("href", "/compare?a=before&b=this");
});

test("an active count leads to the one before, with which it cannot be compared yet", async () => {
  const screen = await renderPrevious({ counted: 100, active: true });
  const link = screen.getByRole("link", { name: /now 8\.0/ });
  await expect.element(link).toHaveAttribute("href", "/countings/before");
});

test.each([
  ["with a few counted lines", { counted: 19 }],
  ["before all lines are there", { counted: 100, isWhole: false }],
])("%s, only the count before has a rate", async (_, part) => {
  const screen = await renderPrevious(part);
  await expect.element(screen.getByRole("link", { name: /5\.0 per 100$/ })).toBeVisible();
});

test.each([
  ["an archive", { archive: "off" }],
  ["a counted line in the count before", { earlier: 0 }],
  ["access to the history", { scope: { kind: "countings", ids: ["this"] } }],
] as const)("nothing is said without %s", async (_, part) => {
  const screen = await renderPrevious({ counted: 100, ...part } as never);
  await expect.element(screen.getByRole("separator")).toBeInTheDocument();
  expect(screen.getByText(t.title).elements()).toEqual([]);
});
