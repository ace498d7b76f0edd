import { describe, expect, it } from "vitest";
import { createRecentIds } from "./recent-ids.ts";

function aStorage(stored?: string) {
  const kept = new Map(stored === undefined ? [] : [["recent-imports", stored]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe("recent ids", () => {
  it("stand newest first, each once, at most eight", () => {
    const recent = createRecentIds(() => storage);
    const storage = aStorage();
    for (const id of ["a/b", "2", "3", "4", "5", "6", "7", "8", "a/b", "9"]) recent.add(id);
    expect(recent.list()).toEqual(["9", "a/b", "8", "7", "6", "5", "4", "3"]);
    recent.remove("8");
    expect(recent.list()).toEqual(["9", "a/b", "7", "6", "5", "4", "3"]);
  });

  it("last from page to page, and take in what another tab has kept", () => {
    const storage = aStorage();
    const [one, other] = [createRecentIds(() => storage), createRecentIds(() => storage)];
    expect(one.list()).toEqual([]);
    other.add("ü %");
    one.add("second");
    expect(one.list()).toEqual(["second", "ü %"]);
    expect(createRecentIds(() => storage).list()).toEqual(["second", "ü %"]);
  });

  it("tell of every change until nobody listens, and are one list between changes", () => {
    const recent = createRecentIds(() => storage);
    const storage = aStorage();
    let count = 0;
    const end = recent.onChange(() => {
      count += 1;
    });
    recent.add("a");
    expect(recent.list()).toBe(recent.list());
    recent.remove("a");
    end();
    recent.add("b");
    expect(count).toBe(2);
  });

  it("work for the page alone where storage is switched off", () => {
    const recent = createRecentIds(() => {
      throw new DOMException("Denied", "SecurityError");
    });
    expect(recent.list()).toEqual([]);
    recent.add("a");
    recent.add("b");
    recent.remove("a");
    expect(recent.list()).toEqual(["b"]);
  });

  it.each(["", "{}", "null", "not JSON", '[1,null,{"a":1}]', '[""]'])(
    "are none where %j is stored",
    (stored) => {
      const storage = aStorage(stored);
      expect(createRecentIds(() => storage).list()).toEqual([]);
    },
  );
});
