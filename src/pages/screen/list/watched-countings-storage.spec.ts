import { describe, expect, it } from "vitest";
import { watchOf } from "./watched-countings-storage.ts";

function fakeStorage(entries: readonly [string, string][] = []) {
  const texts = new Map(entries);
  return () => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  });
}

describe("what a warehouse's screen has watched", () => {
  const watch = {
    at: 2000,
    watched: [
      { id: "0", endedAt: 1000 },
      { id: "b", endedAt: null },
    ],
  };

  it("is stored for each warehouse", () => {
    const storage = fakeStorage();
    watchOf("7", storage).update(() => watch);
    expect(watchOf("7", storage).get()).toEqual(watch);
    expect(watchOf("8", storage).get()).toBeNull();
  });

  it.each(["", "{", "[]", '{"at":1,"watched":[{"id":7}]}'])(
    "is nothing where %j is stored",
    (text) => {
      expect(watchOf("7", fakeStorage([["countboard:watched:7", text]])).get()).toBeNull();
    },
  );
});
