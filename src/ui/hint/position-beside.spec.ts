import { expect, test } from "vitest";
import { positionBeside } from "./position-beside.ts";

const window = { width: 400, height: 300 };
const size = { width: 200, height: 100 };
const at = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test("is below the left edge", () => {
  expect(positionBeside(at(50, 40), size, window)).toEqual({ left: 50, top: 66 });
});

test("is above when there is no room below", () => {
  expect(positionBeside(at(50, 200), size, window)).toEqual({ left: 50, top: 94 });
});

test("stays below when there is no room above either", () => {
  expect(positionBeside(at(50, 60), { width: 200, height: 280 }, window).top).toBe(86);
});

test("stays within both sides of the window", () => {
  expect(positionBeside(at(390, 40), size, window).left).toBe(192);
  expect(positionBeside(at(-20, 40), { width: 600, height: 100 }, window).left).toBe(8);
});
