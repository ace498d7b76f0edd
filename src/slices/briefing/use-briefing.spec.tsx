import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { ActiveWalk } from "#hooks/countings/use-active-countings.ts";
import { aCounting } from "#testing/samples.ts";
import { useBriefing } from "./use-briefing.ts";

const counting = aCounting();
const afterDeadline = Date.parse(counting.endsAt) + 1;

const walk: ActiveWalk = {
  active: [counting],
  state: "whole",
  walked: 1,
  total: 1,
  since: null,
  before: null,
  pages: [],
  retry: () => undefined,
  refresh: async () => undefined,
};

/** The briefing of an overdue counting. */
async function brief(changes: Partial<ActiveWalk> = {}) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const props = { walk: { ...walk, ...changes }, finished: [], clock: afterDeadline };
  const { result } = await renderHook(() => useBriefing(props, true), { wrapper });
  return { result, asked: () => client.getQueryCache().getAll()[0]?.state.fetchStatus };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "connection");
});

test("lines are read once the browser is idle", async () => {
  const { result, asked } = await brief();
  expect(result.current).toMatchObject({ isRead: false, notRead: 0, savesData: false });
  await expect.poll(asked).toBe("fetching");
});

function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true },
    configurable: true,
  });
}

test("a briefing is not complete while countings are searched for", async () => {
  saveData();
  const { result } = await brief({ state: "walking" });
  expect(result.current).toMatchObject({ isRead: false });
});

test("a browser that saves data reads none, and the briefing says which it leaves out", async () => {
  saveData();
  const { result, asked } = await brief();
  expect(result.current).toMatchObject({ isRead: true, notRead: 1, savesData: true });
  await new Promise((resolve) => requestIdleCallback(resolve));
  expect(asked()).toBe("idle");
});
