import { describe, expect, it } from "vitest";
import { minute } from "#domain/time/units.ts";
import {
  resumeWatched,
  updateWatched,
  type WatchedCounting,
  warehouseScreenState,
} from "./warehouse.ts";

const hold = 120 * minute;

/** Replays active countings over time, and returns the final content of the screen. */
function follow(...moments: [at: number, active: string[]][]) {
  let watched: readonly WatchedCounting[] = [];
  return moments.map(([at, active]) => {
    watched = updateWatched(watched, { active, now: at * minute, holdMs: hold });
    const { kind, ids, until } = warehouseScreenState(watched, { active, last: "old" }, hold);
    return [kind, ids.join(), until === null ? null : until / minute];
  });
}

describe("screen of a warehouse", () => {
  it("holds the final result, then shows the next active counting", () => {
    expect(
      follow([0, ["a"]], [10, []], [20, ["b"]], [129, ["b"]], [130, ["b"]], [131, ["b"]]),
    ).toEqual([
      ["active", "a", null],
      ["result", "a", 130],
      ["result", "a", 130],
      ["result", "a", 130],
      ["active", "b", null],
      ["active", "b", null],
    ]);
  });

  it("stays on the last result while nothing is active", () => {
    expect(follow([0, []], [5, ["a"]], [6, []], [200, []])).toEqual([
      ["waiting", "old", null],
      ["active", "a", null],
      ["result", "a", 126],
      ["waiting", "old", null],
    ]);
    expect(warehouseScreenState([], { active: [], last: null }, hold).kind).toBe("none");
  });

  it("shows several at a time, and continues with the others beside a final result", () => {
    expect(follow([0, ["a", "b"]], [10, ["b"]], [20, ["c", "b"]], [131, ["c", "b"]])).toEqual([
      ["active", "a,b", null],
      ["active", "b,a", null],
      ["active", "c,b,a", null],
      ["active", "c,b", null],
    ]);
  });

  it("keeps holding a final result after a reload, but not for longer", () => {
    const watched = [{ id: "a", endedAt: null }];
    const again = (now: number, active: string[]) =>
      resumeWatched(watched, 100 * minute, { active, now: now * minute, holdMs: hold });
    // It ended while the page was loading.
    expect(again(101, ["b"])).toEqual([{ id: "a", endedAt: 100 * minute }]);
    expect(again(219, ["b"])).toEqual([{ id: "a", endedAt: 100 * minute }]);
    // A page that was away for longer takes up the currently active ones.
    expect(again(220, ["b"])).toEqual([{ id: "b", endedAt: null }]);
    expect(again(5000, ["a"])).toEqual([{ id: "a", endedAt: null }]);
  });

  it("treats a reopened counting as active", () => {
    expect(follow([0, ["a"]], [10, []], [20, ["a"]], [30, []]).at(-1)).toEqual([
      "result",
      "a",
      150,
    ]);
  });
});
