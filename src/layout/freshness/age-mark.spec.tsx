import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { AgeMark } from "./age-mark.tsx";

const { app: t } = en;
const fetchedAt = Date.UTC(2026, 2, 4, 11, 37, 30);
const freshness = { fetchedAt, now: fetchedAt, at: 0 };

/** How often each query has asked. */
const asked = { page: 0, screen: 0 };

/** Asks every 20 ms, as a page does, or as a screen does, which nobody holds. */
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
  return <AgeMark freshness={freshness} ageing="fresh" />;
}

test("a click holds the figures as they are, and the next one lets them go on", async () => {
  const screen = await renderInPage(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await expect.poll(() => asked.page).toBeGreaterThan(3);
  await screen.getByRole("button").click();
  const held = screen.getByRole("button", { name: "11:37:30" });
  await expect.element(held).toHaveAttribute("title", t.resumeUpdates);
  const before = { ...asked };
  await expect.poll(() => asked.screen).toBeGreaterThan(before.screen + 10);
  expect(asked.page).toBe(before.page);
  await held.click();
  await expect.poll(() => asked.page).toBeGreaterThan(before.page + 3);
});
