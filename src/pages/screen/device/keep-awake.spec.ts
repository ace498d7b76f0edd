import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepAwake } from "./keep-awake.ts";

class FakeLock extends EventTarget {
  released = false;
  async release() {
    this.released = true;
    this.dispatchEvent(new Event("release"));
  }
}

/** A browser that grants locks or refuses them, and a page in it. */
function browser() {
  const locks: FakeLock[] = [];
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" as const });
  const state = { refuses: false, asked: 0 };
  const request = async () => {
    state.asked += 1;
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
  it("takes a lock again that was taken back while the page is to be seen", async () => {
    const { page, request, held: previous, locks, state } = browser();
    keepAwake(request, page);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(state.asked).toBe(1);
    await locks[0]?.release();
    await settled();
    expect(previous()).toBe(1);
    // A device that takes it back each time is not asked all the time.
    await locks[1]?.release();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(state.asked).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([state.asked, previous()]).toEqual([3, 1]);
  });

  it("asks once a minute where it is refused, and at once when the page is shown anew", async () => {
    const { page, request, held: previous, show, state } = browser();
    state.refuses = true;
    keepAwake(request, page);
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 1);
    expect(state.asked).toBe(11);
    show("hidden");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(state.asked).toBe(11);
    state.refuses = false;
    show("visible");
    await settled();
    expect([state.asked, previous()]).toEqual([12, 1]);
  });

  it("asks one at a time, and leaves no lock behind", async () => {
    const { page, request, held: previous, show, state } = browser();
    const end = keepAwake(request, page);
    show("visible");
    show("visible");
    await settled();
    expect([state.asked, previous()]).toEqual([1, 1]);
    end();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([state.asked, previous()]).toEqual([1, 0]);
    // Granted after the end.
    keepAwake(request, page)();
    await settled();
    expect([state.asked, previous()]).toEqual([2, 0]);
  });
});
