import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { minute } from "#domain/time/units.ts";
import { reloadLater } from "./error-page.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("reloadLater", () => {
  it("waits as long as the gateway does not answer", async () => {
    let isThere = false;
    const reload = vi.fn();
    const isServed = vi.fn(async () => isThere);
    reloadLater(isServed, reload);
    await vi.advanceTimersByTimeAsync(5 * minute - 1);
    expect(isServed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60 * minute);
    expect(isServed).toHaveBeenCalledTimes(60);
    expect(reload).not.toHaveBeenCalled();
    isThere = true;
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("is cancelled with the page, also during a check", async () => {
    const reload = vi.fn();
    let answer: (isThere: boolean) => void = () => {};
    const isServed = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    const callOff = reloadLater(isServed, reload);
    await vi.advanceTimersByTimeAsync(6 * minute);
    callOff();
    answer(true);
    await vi.advanceTimersByTimeAsync(10 * minute);
    expect(reload).not.toHaveBeenCalled();
  });
});
