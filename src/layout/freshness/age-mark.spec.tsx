import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { minute } from "#domain/time/units.ts";
import { areUpdatesHeld } from "#hooks/held-updates.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { AgeMark } from "./age-mark.tsx";

const { app: t } = en;
const fetchedAt = Date.UTC(2026, 2, 4, 11, 37, 30);
/** Fetched long before the page was opened, as a cached answer may be. */
const freshness = { fetchedAt, now: fetchedAt + 5 * minute, at: performance.now() };

/** How often each query has asked. */
const asked = { page: 0, screen: 0 };

/** Polls every 20 ms, as a page or as a screen does; screens cannot be held. */
function usePolling(who: keyof typeof asked): void {
  useQuery({
    queryKey: [who],
    queryFn: async () => {
      asked[who] += 1;
      return asked[who];
    },
    refetchInterval: 20,
    refetchIntervalInBackground: who === "screen",
  });
}

function Page() {
  usePolling("page");
  usePolling("screen");
  return (
    <>
      <AgeMark freshness={freshness} ageing="fresh" />
      <output title="now">{useNow(freshness)}</output>
    </>
  );
}

function renderPage() {
  return renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
}

test("a click holds the figures as they are, and the next one lets them go on", async () => {
  const screen = await renderPage();
  await expect.poll(() => asked.page).toBeGreaterThan(3);
  await screen.getByRole("button").click();
  const held = screen.getByRole("button", { name: /^(Stopped at )?\d\d:\d\d:\d\d$/ });
  await expect.element(held).toHaveAttribute("title", t.resumeUpdates);
  const before = { ...asked };
  await expect.poll(() => asked.screen).toBeGreaterThan(before.screen + 10);
  expect(asked.page).toBe(before.page);
  await held.click();
  await expect.poll(() => asked.page).toBeGreaterThan(before.page + 3);
});

test("the time stands still meanwhile, so that the figures do not grow old", async () => {
  const screen = await renderPage();
  const shownNow = () => Number(screen.getByTitle("now").element().textContent);
  await screen.getByRole("button").click();
  const [now, start] = [shownNow(), performance.now()];
  const time = screen.getByRole("button").element().querySelector("time");
  expect(Date.parse(time?.dateTime ?? "")).toBe(Math.trunc(now));
  expect(now).toBeGreaterThanOrEqual(freshness.now);
  await expect.poll(() => performance.now()).toBeGreaterThan(start + 2000);
  expect(shownNow()).toBe(now);
  await screen.getByRole("button").click();
  await expect.poll(shownNow).toBeGreaterThan(now + 1000);
});

test("another page has updates again", async () => {
  const screen = await renderPage();
  await screen.getByRole("button").click();
  expect(areUpdatesHeld()).toBe(true);
  await screen.unmount();
  expect(areUpdatesHeld()).toBe(false);
});
