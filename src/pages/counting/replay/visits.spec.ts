import { describe, expect, test } from "vitest";
import { createLooks, newLookAfter, nextLook } from "./visits.ts";

const minute = 60_000;

/** A browser's storage, which outlives what is made over it. */
function aStorage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe("a look", () => {
  test("goes on as long as figures are seen, and after a pause there is another", () => {
    const first = nextLook(null, 1000);
    expect(first).toEqual({ before: null, seen: 1000 });
    const longer = nextLook(first, 1000 + 5 * minute);
    expect(longer).toEqual({ before: null, seen: 1000 + 5 * minute });
    const pause = longer.seen + newLookAfter;
    expect(nextLook(longer, pause)).toEqual({ before: null, seen: pause });
    expect(nextLook(longer, pause + 1)).toEqual({ before: longer.seen, seen: pause + 1 });
  });

  test("never goes back", () => {
    expect(nextLook({ before: 1, seen: 1000 }, 900)).toEqual({ before: 1, seen: 1000 });
  });
});

describe("looks", () => {
  test("are remembered for the next visit, of each counting by itself", () => {
    const storage = aStorage();
    const visit = createLooks(storage);
    expect(visit.of("a")).toBeNull();
    visit.see("a", 1000);
    visit.see("b", 5000);
    const next = createLooks(storage);
    next.see("a", 1000 + newLookAfter + 1);
    expect(next.of("a")).toEqual({ before: 1000, seen: 1000 + newLookAfter + 1 });
    expect(next.of("b")).toEqual({ before: null, seen: 5000 });
    expect(next.isKept()).toBe(true);
  });

  test("are the same object until they change, and tell when they do", () => {
    const looks = createLooks(aStorage());
    let count = 0;
    const end = looks.onChange(() => {
      count += 1;
    });
    looks.see("a", 1000);
    const look = looks.of("a");
    looks.see("a", 1000);
    expect(looks.of("a")).toBe(look);
    expect(count).toBe(1);
    end();
    looks.see("a", 2000);
    expect(count).toBe(1);
  });

  test("of a browser that keeps nothing last as long as the page, which is known", () => {
    const looks = createLooks(() => {
      throw new Error("Switched off");
    });
    looks.see("a", 1000);
    looks.see("a", 1000 + newLookAfter + 1);
    expect(looks.of("a")?.before).toBe(1000);
    expect(looks.isKept()).toBe(false);
  });

  test.each(["", "{}", "[1]", '[["a"]]', '[["a",null,"x"]]'])(
    "are not taken from what is not theirs: %s",
    (text) => {
      const looks = createLooks(() => ({ getItem: () => text, setItem: () => {} }));
      expect(looks.of("a")).toBeNull();
    },
  );
});
