import { describe, expect, test, vi } from "vitest";
import { createTicks } from "./ticks.ts";

/** Storage as a browser has it. */
function someStorage(stored: string | null = null) {
  let value = stored;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  };
}

const blocked = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("ticks", () => {
  test("are kept by counting, and read back by the next page", () => {
    const storage = someStorage();
    const ticks = createTicks(() => storage);
    ticks.set("c-1", 0, true);
    ticks.set("c-1", 7, true);
    ticks.set("c-2", 7, true);
    ticks.set("c-1", 0, false);
    const next = createTicks(() => storage);
    expect([...next.of("c-1")]).toEqual([7]);
    expect([...next.of("c-2")]).toEqual([7]);
    expect([...next.of("c-3")]).toEqual([]);
    expect(next.areKept()).toBe(true);
  });

  test("are cleared for one counting alone", () => {
    const storage = someStorage();
    const ticks = createTicks(() => storage);
    ticks.set("c-1", 1, true);
    ticks.set("c-2", 2, true);
    ticks.clear("c-1");
    expect(createTicks(() => storage).of("c-1").size).toBe(0);
    expect(createTicks(() => storage).of("c-2").size).toBe(1);
  });

  test("of another tab are not lost", () => {
    const storage = someStorage();
    const [one, other] = [createTicks(() => storage), createTicks(() => storage)];
    expect(one.of("c-1").size).toBe(0);
    other.set("c-1", 1, true);
    one.set("c-1", 2, true);
    expect([...one.of("c-1")].sort()).toEqual([1, 2]);
    other.reload();
    expect([...other.of("c-1")].sort()).toEqual([1, 2]);
  });

  test("stay the same object until they change, and tell when they do", () => {
    const ticks = createTicks(() => someStorage());
    const run = vi.fn();
    const end = ticks.onChange(run);
    expect(ticks.of("c-1")).toBe(ticks.of("c-1"));
    ticks.set("c-1", 1, true);
    expect(run).toHaveBeenCalledTimes(1);
    expect(ticks.of("c-1")).toBe(ticks.of("c-1"));
    end();
    ticks.set("c-1", 1, false);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("last as long as the page where storage is switched off, and say so", () => {
    const ticks = createTicks(blocked);
    expect(ticks.of("c-1").size).toBe(0);
    expect(ticks.areKept()).toBe(false);
    ticks.set("c-1", 1, true);
    ticks.set("c-1", 2, true);
    expect([...ticks.of("c-1")]).toEqual([1, 2]);
  });

  test("that do not fit into storage stay on the page", () => {
    const full = { getItem: () => null, setItem: blocked };
    const ticks = createTicks(() => full);
    ticks.set("c-1", 1, true);
    ticks.set("c-1", 2, true);
    expect([...ticks.of("c-1")]).toEqual([1, 2]);
    expect(ticks.areKept()).toBe(false);
  });

  test.each(["", "{", "5", "[1]", '[{"counting":1,"lines":[]}]', '[{"counting":"c-1"}]'])(
    "that were stored as %j are none",
    (stored) => {
      expect(createTicks(() => someStorage(stored)).of("c-1").size).toBe(0);
    },
  );

  test("of the countings touched last are kept, twenty at most", () => {
    const storage = someStorage();
    const ticks = createTicks(() => storage);
    for (let counting = 0; counting < 25; counting += 1) ticks.set(`c-${counting}`, 1, true);
    const next = createTicks(() => storage);
    expect([next.of("c-4").size, next.of("c-5").size]).toEqual([0, 1]);
  });
});
