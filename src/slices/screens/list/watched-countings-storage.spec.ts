import { afterEach, describe, expect, it, vi } from "vitest";
import { stubStorage } from "#testing/fake-storage.ts";
import { watchOf } from "./use-watched-countings.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the countings that a warehouse's screen has watched", () => {
  const watch = {
    at: 2000,
    watched: [
      { id: "0", endedAt: 1000 },
      { id: "b", endedAt: null },
    ],
  };

  it("are stored per warehouse", () => {
    stubStorage();
    watchOf("7").update(() => watch);
    expect(watchOf("7").get()).toEqual(watch);
    expect(watchOf("8").get()).toBeNull();
  });

  it.each(["", "{", "[]", '{"at":1,"watched":[{"id":7}]}'])(
    "are none when %j is stored",
    (text) => {
      stubStorage({ "countboard:watched:7": text });
      expect(watchOf("7").get()).toBeNull();
    },
  );
});
