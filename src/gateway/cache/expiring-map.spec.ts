import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createExpiringMap } from "./expiring-map.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const mapOf = (limits = {}) =>
  createExpiringMap<string>({ ageMs: 1000, maxEntries: 3, maxWeight: 100, ...limits });
const kept = (map: ReturnType<typeof mapOf>) => ["a", "b", "c", "d"].filter((key) => map.get(key));

describe("a value", () => {
  test("is dropped when it is too old, without a question", () => {
    const map = mapOf();
    map.set("a", "1", 1);
    vi.advanceTimersByTime(999);
    expect(map.get("a")).toBe("1");
    vi.advanceTimersByTime(1);
    expect([map.get("a"), vi.getTimerCount()]).toEqual([undefined, 0]);
  });

  test("is as old as its last setting", () => {
    const map = mapOf();
    map.set("a", "1", 1);
    vi.advanceTimersByTime(900);
    map.set("a", "2", 1);
    vi.advanceTimersByTime(900);
    expect([map.get("a"), vi.getTimerCount()]).toEqual(["2", 1]);
  });

  test("is too old after a clock was set back", () => {
    const map = mapOf();
    map.set("a", "1", 1);
    vi.setSystemTime(Date.now() - 60_000);
    expect(map.get("a")).toBeUndefined();
  });

  test("is not kept without an age", () => {
    const map = mapOf({ ageMs: 0 });
    map.set("a", "1", 1);
    expect(map.get("a")).toBeUndefined();
  });
});

describe("the oldest are dropped", () => {
  test("beyond a number", () => {
    const map = mapOf();
    for (const key of ["a", "b", "c", "d"]) map.set(key, key, 1);
    expect(kept(map)).toEqual(["b", "c", "d"]);
  });

  test("beyond a weight", () => {
    const map = mapOf();
    map.set("a", "1", 60);
    map.set("b", "2", 40);
    expect(kept(map)).toEqual(["a", "b"]);
    map.set("c", "3", 1);
    expect(kept(map)).toEqual(["b", "c"]);
    map.set("d", "4", 101);
    expect([kept(map), vi.getTimerCount()]).toEqual([[], 0]);
  });
});
