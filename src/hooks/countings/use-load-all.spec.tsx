import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useLoadAll } from "./use-load-all.ts";

const filter = {};

/** A list that the hook loads page by page, at once. */
async function load({ pages = 1, of = 100, isBackground = true, failed = false } = {}) {
  const loadMore = vi.fn();
  const list = { hasNext: true, isFetching: false, failed, transferTime: 0, loadMore };
  const hook = await renderHook(
    (loaded: number = pages) =>
      useLoadAll(filter, { ...list, pages: loaded, hasNext: loaded < of }, isBackground),
    { initialProps: pages },
  );
  return { ...hook, loadMore };
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, "visibilityState");
});

test("the newest pages load by themselves, each after a pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { loadMore, rerender, result } = await load();
  vi.advanceTimersByTime(499);
  expect(loadMore).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(loadMore).toHaveBeenCalledTimes(1);
  await rerender(20);
  vi.advanceTimersByTime(5000);
  expect(loadMore).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ loadingAll: false, isNewest: true });
});

test("goes on after a page that arrives before its request has rendered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { loadMore, rerender } = await load();
  vi.advanceTimersByTime(500);
  await rerender(2);
  vi.advanceTimersByTime(500);
  expect(loadMore).toHaveBeenCalledTimes(2);
});

test("nothing loads by itself once it is cancelled, until it is asked for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { loadMore, act, result } = await load();
  await act(() => result.current.cancelLoadAll());
  vi.advanceTimersByTime(5000);
  expect(loadMore).not.toHaveBeenCalled();
  await act(() => result.current.loadAll());
  vi.advanceTimersByTime(0);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test("nothing loads by itself while the page is hidden", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  const { loadMore, act } = await load();
  vi.advanceTimersByTime(5000);
  expect(loadMore).not.toHaveBeenCalled();
  await act(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });
  vi.advanceTimersByTime(500);
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test.each([
  ["after a page that failed", { failed: true }],
  ["at the end of the list", { of: 1 }],
  ["in a list that loads on request", { isBackground: false }],
  ["before the first page", { pages: 0 }],
])("nothing loads by itself: %s", async (_, state) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { loadMore, result } = await load(state);
  vi.advanceTimersByTime(5000);
  expect(loadMore).not.toHaveBeenCalled();
  expect(result.current.loadingAll).toBe(false);
});
