import { afterEach, beforeEach, vi } from "vitest";

/** Stops the date for each test of a file or block; returns a function that sets it forward by seconds. */
export function stopDate(): (seconds: number) => void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 5, 6) }));
  afterEach(() => void vi.useRealTimers());
  return (seconds) => void vi.setSystemTime(Date.now() + seconds * 1000);
}
