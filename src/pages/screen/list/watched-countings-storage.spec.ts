import { describe, expect, it } from "vitest";
import { keepWatch, readWatch } from "./watched-countings-storage.ts";

/** Storage as a browser has it, in as far as it is used. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe("what a warehouse's screen has watched", () => {
  const watch = {
    at: 2000,
    watched: [
      { id: "0", endedAt: 1000 },
      { id: "b", endedAt: null },
    ],
  };

  it("is kept for each warehouse", () => {
    const kept = storage();
    keepWatch("7", watch, () => kept);
    expect(readWatch("7", () => kept)).toEqual(watch);
    expect(readWatch("8", () => kept)).toBeNull();
  });

  it("is nothing where nothing can be kept, or something else stands there", () => {
    const refuses = () => {
      throw new DOMException("Storage is switched off", "SecurityError");
    };
    keepWatch("7", watch, refuses);
    expect(readWatch("7", refuses)).toBeNull();
    for (const text of ["", "{", "[]", '{"at":1,"watched":[{"id":7}]}']) {
      const kept = storage();
      kept.setItem("countboard:watched:7", text);
      expect(readWatch("7", () => kept)).toBeNull();
    }
  });
});
