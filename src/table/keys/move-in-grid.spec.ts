import { describe, expect, it } from "vitest";
import { moveInGrid } from "./move-in-grid.ts";

describe("moving in a grid of 100 rows, 20 per page", () => {
  const move = (key: string, current: number | null) =>
    moveInGrid(key, { current, count: 100, page: 20 });

  it("begins at the first row", () => {
    expect(move("ArrowDown", null)).toBe(0);
    expect(move("ArrowUp", null)).toBe(0);
  });

  it("moves by row, page and to the ends", () => {
    expect(move("ArrowDown", 4)).toBe(5);
    expect([move("j", 4), move("k", 4)]).toEqual([5, 3]);
    expect(move("ArrowUp", 4)).toBe(3);
    expect(move("PageDown", 4)).toBe(24);
    expect(move("PageUp", 44)).toBe(24);
    expect(move("Home", 44)).toBe(0);
    expect(move("End", 44)).toBe(99);
  });

  it("stops at the ends", () => {
    expect(move("ArrowUp", 0)).toBe(0);
    expect(move("ArrowDown", 99)).toBe(99);
    expect(move("PageDown", 90)).toBe(99);
  });

  it("ignores other keys", () => {
    expect(move("Tab", 3)).toBeNull();
    expect(move("a", 3)).toBeNull();
  });
});
