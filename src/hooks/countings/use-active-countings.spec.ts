import { describe, expect, it } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { activeCountings, isCovered, walkState } from "./use-active-countings.ts";

const answer = (fetchedAt: number, ...items: readonly ReturnType<typeof aCounting>[]) => ({
  items,
  freshness: { fetchedAt },
});
const ending = (id: string, hour: number) =>
  aCounting({ id, endsAt: new Date(Date.UTC(2026, 2, 2, hour)).toISOString() });

describe("the active countings", () => {
  it("are sorted by deadline, without duplicates or finished ones", () => {
    const finished = aCounting({ id: "f", active: false });
    const found = activeCountings([
      answer(1, ending("late", 20), finished),
      answer(1, ending("soon", 8), ending("late", 20)),
    ]);
    expect(found.map(({ id }) => id)).toEqual(["soon", "late"]);
  });

  it("follow the newest answer, wherever it is in the list", () => {
    const before = aCounting({ totalProductsCounted: 80 });
    const after = aCounting({ totalProductsCounted: 90 });
    expect(activeCountings([answer(2, after), answer(1, before)])).toEqual([after]);
    expect(activeCountings([answer(1, before), answer(2, after)])).toEqual([after]);
    const over = aCounting({ active: false });
    expect(activeCountings([answer(1, before), answer(2, over)])).toEqual([]);
  });
});

it("covers a page whose active countings are all known", () => {
  const page = { items: [aCounting({ id: "a" }), aCounting({ id: "f", active: false })] };
  expect(isCovered(page, new Set(["a"]))).toBe(true);
  expect(isCovered(page, new Set(["f"]))).toBe(false);
  expect(isCovered({ items: [] }, new Set())).toBe(true);
});

describe("the search", () => {
  const error = new Error("failed");

  it("has failed only before it is finished", () => {
    expect(walkState(undefined, error)).toBe("failed");
    expect(walkState({ end: null }, error)).toBe("failed");
    expect(walkState({ end: "list" }, error)).toBe("whole");
    expect(walkState({ end: "limit" }, error)).toBe("cut");
  });

  it("begins, walks and ends with the list or at the limit", () => {
    expect(walkState(undefined, null)).toBe("beginning");
    expect(walkState({ end: null }, null)).toBe("walking");
    expect(walkState({ end: "list" }, null)).toBe("whole");
    expect(walkState({ end: "limit" }, null)).toBe("cut");
  });
});
