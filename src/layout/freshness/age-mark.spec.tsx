import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { minute } from "#domain/time/units.ts";
import { areUpdatesHeld } from "#hooks/held-updates.ts";
import { HoldButton } from "#layout/nav/menu.tsx";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { AgeMark } from "./age-mark.tsx";

const { app: t } = en;
const fetchedAt = Date.UTC(2026, 2, 4, 11, 37, 30);
/** Fetched long before the page was opened, as a cached answer may be. */
const freshness = { fetchedAt, now: fetchedAt + 5 * minute, at: performance.now() };

/** How often each query has asked, and how often a press did. */
const asked = { page: 0, screen: 0, pressed: 0 };

/** Polls every 20 ms, as a page or as a screen does; screens cannot be held. */
function usePolling(who: "page" | "screen"): void {
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
      <AgeMark
        freshness={freshness}
        readAt={null}
        ageing="fresh"
        onRefresh={() => {
          asked.pressed += 1;
        }}
        isRefreshing={false}
      />
      <HoldButton />
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

const hold = (screen: Awaited<ReturnType<typeof renderPage>>) =>
  screen.getByRole("button", { name: t.holdUpdates, exact: true });
const age = (screen: Awaited<ReturnType<typeof renderPage>>) =>
  screen.getByRole("button", { name: new RegExp(`^(${t.refresh}|${t.resumeUpdates}) .*\\d`) });

test("a press on the age reads the figures again", async () => {
  const screen = await renderPage();
  asked.pressed = 0;
  await expect.element(age(screen)).toHaveAttribute("title", t.refresh);
  await age(screen).click();
  expect(asked.pressed).toBe(1);
  expect(areUpdatesHeld()).toBe(false);
});

test("the figures are held as they are, and a press on their time lets them go on", async () => {
  const screen = await renderPage();
  await expect.poll(() => asked.page).toBeGreaterThan(3);
  await hold(screen).click();
  await expect.element(age(screen)).toHaveAttribute("title", t.resumeUpdates);
  await expect.element(age(screen)).toHaveAccessibleName(/\d\d:\d\d$/);
  const before = { ...asked };
  await expect.poll(() => asked.screen).toBeGreaterThan(before.screen + 10);
  expect(asked.page).toBe(before.page);
  await age(screen).click();
  await expect.poll(() => asked.page).toBeGreaterThan(before.page + 3);
  expect(asked.pressed).toBe(before.pressed);
});

test("the time stands still meanwhile, so that the figures do not grow old", async () => {
  const screen = await renderPage();
  const shownNow = () => Number(screen.getByTitle("now").element().textContent);
  await hold(screen).click();
  const [now, start] = [shownNow(), performance.now()];
  const time = age(screen).element().querySelector("time");
  expect(Date.parse(time?.dateTime ?? "")).toBe(Math.trunc(now));
  expect(now).toBeGreaterThanOrEqual(freshness.now);
  await expect.poll(() => performance.now()).toBeGreaterThan(start + 2000);
  expect(shownNow()).toBe(now);
  await age(screen).click();
  await expect.poll(shownNow).toBeGreaterThan(now + 1000);
});

test("another page has updates again", async () => {
  const screen = await renderPage();
  await hold(screen).click();
  expect(areUpdatesHeld()).toBe(true);
  await screen.unmount();
  expect(areUpdatesHeld()).toBe(false);
});
