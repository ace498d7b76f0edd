import { describe, expect, it } from "vitest";
import { rowStep } from "./row-step.ts";

const plain = { ctrlKey: false, metaKey: false, altKey: false };
const step = (key: string, inRow: boolean) => rowStep({ ...plain, key }, inRow);

describe("a step from row to row", () => {
  it("is made by j and k everywhere, and by the arrows in a row", () => {
    expect([step("j", false), step("k", false)]).toEqual([1, -1]);
    expect([step("ArrowDown", true), step("ArrowUp", true)]).toEqual([1, -1]);
  });

  it("ignores scrolling, other keys and browser shortcuts", () => {
    expect(step("ArrowDown", false)).toBeNull();
    expect(step("x", true)).toBeNull();
    expect(rowStep({ ...plain, key: "j", ctrlKey: true }, true)).toBeNull();
  });
});
