import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { openAccess, type Share } from "#contract/access.ts";
import { defaultSettings, SettingsContext } from "#hooks/use-settings.ts";
import { messages as screen } from "#slices/screens/messages/en.ts";
import { renderInPage } from "#testing/render.tsx";
import { aShare } from "#testing/samples.ts";
import { messages as t } from "./messages/en.ts";
import { ScreensPage } from "./page.tsx";

/** A page on which an admin sees one paired screen; the list is answered when `letRead` is called. */
async function renderScreens() {
  const at = new Date().toISOString();
  let share: Share = aShare({
    kind: "screen",
    name: "Gate 3",
    view: "distance=5&diagonal=43",
    createdAt: at,
    lastUsedAt: at,
  });
  let letRead = () => {};
  const read = new Promise<void>((resolve) => {
    letRead = resolve;
  });
  const answer = (body: unknown) => {
    const now = new Date();
    const headers = { Date: now.toUTCString(), "X-Fetched-At": now.toISOString() };
    return Response.json(body, { headers });
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    if (path.endsWith("/api/screens/change")) {
      share = { ...share, ...JSON.parse(String(init.body)) };
      return answer(share);
    }
    if (!path.endsWith("/api/shares")) throw new TypeError("no network");
    await read;
    return answer([share]);
  });
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const freshness = { fetchedAt: Date.now(), now: Date.now(), at: performance.now() };
  client.setQueryData(sharesQuery.queryKey, { shares: [share], freshness });
  const access = { ...openAccess, via: "session", role: "admin" } as const;
  const page = await renderInPage(
    <QueryClientProvider client={client}>
      <SettingsContext value={{ ...defaultSettings, access }}>
        <ScreensPage />
      </SettingsContext>
    </QueryClientProvider>,
  );
  return { page, client, letRead };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a refused number shows one as the region writes it", async () => {
  const { page } = await renderScreens();
  await page.getByLabelText(screen.setup.distance).fill("3,5");
  await expect.element(page.getByText("A number from 0.3 to 100, such as 12.5")).toBeVisible();
});

test("a screen changes again before the list is refreshed, which leaves what is typed", async () => {
  const { page, client, letRead } = await renderScreens();
  const change = page.getByRole("button", { name: t.changeOf("Gate 3") });
  const distance = page.getByLabelText(screen.setup.distance);
  await change.click();
  await distance.fill("4");
  await page.getByRole("button", { name: t.save }).click();
  await expect.element(page.getByRole("cell", { name: t.place("4", "43") })).toBeVisible();
  await change.click();
  await expect.element(distance).toHaveValue("4");
  await distance.fill("5");
  letRead();
  await expect.poll(() => client.isFetching(sharesQuery)).toBe(0);
  await change.click();
  await expect.element(page.getByRole("heading", { name: t.changeOf("Gate 3") })).toHaveFocus();
  await expect.element(distance).toHaveValue("5");
  await page.getByRole("button", { name: t.cancel }).click();
  await expect.element(change).toHaveFocus();
});
