import { afterEach, describe, expect, test, vi } from "vitest";
import { minute } from "#domain/time/units.ts";
import { stubStorage } from "#testing/fake-storage.ts";
import { createVisits, newVisitAfter, nextVisit, type Visits, withVisit } from "./visits.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a visit", () => {
  test("continues while figures are seen, and a new one begins after a pause", () => {
    const first = nextVisit(null, 1000);
    expect(first).toEqual({ before: null, seen: 1000 });
    const longer = nextVisit(first, 1000 + 5 * minute);
    expect(longer).toEqual({ before: null, seen: 1000 + 5 * minute });
    const pause = longer.seen + newVisitAfter;
    expect(nextVisit(longer, pause)).toEqual({ before: null, seen: pause });
    expect(nextVisit(longer, pause + 1)).toEqual({ before: longer.seen, seen: pause + 1 });
  });

  test("never moves back in time", () => {
    expect(nextVisit({ before: 1, seen: 1000 }, 900)).toEqual({ before: 1, seen: 1000 });
  });
});

describe("visits", () => {
  test("are separate per counting, the latest first", () => {
    const visits = withVisit(withVisit(new Map(), "a", 1000), "b", 5000);
    const next = withVisit(visits, "a", 1000 + newVisitAfter + 1);
    expect([...next]).toEqual([
      ["a", { before: 1000, seen: 1000 + newVisitAfter + 1 }],
      ["b", { before: null, seen: 5000 }],
    ]);
  });

  test("stay the same if nothing newer was seen", () => {
    const visits = withVisit(new Map(), "a", 1000);
    expect(withVisit(visits, "a", 1000)).toBe(visits);
  });

  test("are dropped beyond a hundred countings, the oldest first", () => {
    let visits: Visits = new Map();
    for (let index = 0; index < 101; index += 1) visits = withVisit(visits, String(index), 1);
    expect([visits.size, visits.has("0"), visits.has("100")]).toEqual([100, false, true]);
  });

  test("are read as they were stored", () => {
    const texts = stubStorage();
    createVisits().update((all) => withVisit(all, "a", 1000));
    expect(texts.get("counting-looks")).toBe('[["a",null,1000]]');
    expect(createVisits().get().get("a")).toEqual({ before: null, seen: 1000 });
  });

  test.each(["", "{}", "[1]", '[["a"]]', '[["a",null,"x"]]'])(
    "stored as %j are ignored",
    (text) => {
      stubStorage({ "counting-looks": text });
      expect(createVisits().get().size).toBe(0);
    },
  );
});
