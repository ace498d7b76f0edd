import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepAwake } from "./keep-awake.ts";

class FakeLock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

/** A fake browser that grants or refuses locks, and a page in it. */
function browser() {
  const locks: FakeLock[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const state = { refuses: false, requests: 0 };
  const request = async () => {
    state.requests += 1;
    await Promise.resolve();
    if (state.refuses) throw new DOMException("Battery is low", "NotAllowedError");
    const lock = new FakeLock();
    locks.push(lock);
    return lock as unknown as WakeLockSentinel;
  };
  const show = (visibilityState: "visible" | "hidden") => {
    Object.assign(page, { visibilityState });
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const previous = () => locks.filter(({ released }) => !released).length;
  return { state, page: page as unknown as Document, request, show, held: previous, locks };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("keepAwake", () => {
  it("requests a new lock when one is revoked while the page is visible", async () => {
    const { page, request, held: previous, locks, state } = browser();
    keepAwake(request, page);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(state.requests).toBe(1);
    await locks[0]?.release();
    await settled();
    expect(previous()).toBe(1);
    // A device that revokes every lock must not be asked continuously.
    await locks[1]?.release();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(state.requests).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([state.requests, previous()]).toEqual([3, 1]);
  });

  it("retries a refused lock once a minute, and at once when the page becomes visible", async () => {
    const { page, request, held: previous, show, state } = browser();
    state.refuses = true;
    keepAwake(request, page);
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 1);
    expect(state.requests).toBe(11);
    show("hidden");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.requests).toBe(11);
    state.refuses = false;
    show("visible");
    await settled();
    expect([state.requests, previous()]).toEqual([12, 1]);
  });

  it("makes one request at a time, and releases every lock", async () => {
    const { page, request, held: previous, show, state } = browser();
    const end = keepAwake(request, page);
    show("visible");
    show("visible");
    await settled();
    expect([state.requests, previous()]).toEqual([1, 1]);
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([state.requests, previous()]).toEqual([1, 0]);
    // The lock is granted after keepAwake has ended.
    keepAwake(request, page)();
    await settled();
    expect([state.requests, previous()]).toEqual([2, 0]);
  });
});
