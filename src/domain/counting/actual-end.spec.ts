import { expect, test } from "vitest";
import { actualEnd } from "./actual-end.ts";

test("returns the latest finish once a counting is finished", () => {
  expect(actualEnd(false, Float64Array.of(0, 5, 7))).toBe(7);
  expect(actualEnd(false, Float64Array.of(0))).toBe(0);
  expect(actualEnd(false, Float64Array.of())).toBeNull();
  expect(actualEnd(true, Float64Array.of(0, 5, 7))).toBeNull();
});
