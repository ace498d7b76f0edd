import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Settings } from "#contract/settings.ts";
import { defaultSettings } from "#hooks/use-settings.ts";
import { createQueryClient } from "./query-client.ts";
import { settingsQuery, withoutTime } from "./settings-query.ts";

const client = createQueryClient();
afterEach(() => {
  vi.unstubAllGlobals();
  client.clear();
});

it.each([
  [
    "again after one poll while the gateway does not know which work hours hold",
    { workHoursPending: true },
    15_000,
  ],
  ["again while it does not know the targets", { targetsPending: true }, 15_000],
  ["daily, when it knows both", {}, 86_400_000],
])("are asked %s", async (_, pending, interval) => {
  vi.stubGlobal("fetch", async () => Response.json({ ...defaultSettings, ...pending }));
  await client.fetchQuery(settingsQuery);
  const query = client.getQueryCache().find<Settings>({ queryKey: settingsQuery.queryKey });
  const { refetchInterval } = settingsQuery;
  if (query === undefined || typeof refetchInterval !== "function") throw new Error("No query.");
  expect(refetchInterval(query as never)).toBe(interval);
});

it("stay the same object while only the time of the answer changes", async () => {
  vi.stubGlobal("fetch", async () => Response.json(defaultSettings));
  const observer = new QueryObserver(client, { ...settingsQuery, select: withoutTime });
  const first = await observer.refetch();
  const second = await observer.refetch();
  expect(second.data).toBeDefined();
  expect(second.data).toBe(first.data);
});
