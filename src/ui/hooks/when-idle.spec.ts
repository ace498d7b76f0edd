import { beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

/** A browser that is never idle: it runs only what may not wait for longer. */
function requestIdleCallback(run: () => void, { timeout }: IdleRequestOptions = {}): number {
  return timeout === undefined ? 0 : Number(setTimeout(run, timeout));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  vi.stubGlobal("cancelIdleCallback", clearTimeout);
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

it("runs in time in a busy browser what someone waits for", () => {
  const run = vi.fn();
  const idle = vi.fn();
  whenIdle(idle);
  whenIdle(run, 200);
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(idle).not.toHaveBeenCalled();
});

it("runs nothing that is cancelled", () => {
  const run = vi.fn();
  whenIdle(run, 200)();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
