import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { settingsQuery, type TimedSettings } from "#api/settings-query.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { renderInPage } from "#testing/render.tsx";
import { About } from "./about.tsx";
import { messages } from "./messages/en.ts";

const { about: t } = messages;

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });

test("settings that could not be loaded are unknown, not the defaults", async () => {
  const screen = await renderInPage(
    <QueryClientProvider client={newClient()}>
      <About />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText(t.unknownSource)).toBeVisible();
  const factOf = (name: string) =>
    screen.getByText(name, { exact: true }).element().nextElementSibling?.textContent;
  const { build, poll, activeWithin, workHours, currency } = t;
  for (const name of [build, poll, activeWithin, workHours, currency])
    expect(factOf(name)).toBe(t.unknown);
});

test("settings that are known stay when a later request for them fails", async () => {
  const settings: TimedSettings & typeof defaultSettings = {
    ...defaultSettings,
    host: "api.example",
    build: "1",
    freshness: { fetchedAt: 0, now: 0, at: 0 },
  };
  const client = newClient();
  client.setQueryData(settingsQuery.queryKey, settings);
  const screen = await renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={settings}>
        <About />
      </SettingsContext>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText("api.example")).toBeVisible();
  // The server of these tests has no settings.
  await client.refetchQueries({ queryKey: settingsQuery.queryKey });
  expect(client.getQueryState(settingsQuery.queryKey)?.status).toBe("error");
  await expect.element(screen.getByText("api.example")).toBeVisible();
  expect(screen.getByText(t.unknown, { exact: true }).elements()).toEqual([]);
});
