import { expect, test } from "vitest";
import { nextMarks } from "./use-changed-lines.ts";

test("a mark stays until its line was seen, and returns with the next change", () => {
  const first = nextMarks(new Set(), new Set(), [1, 2]);
  expect([...first]).toEqual([1, 2]);
  const second = nextMarks(first, new Set([1]), [3]);
  expect([...second]).toEqual([2, 3]);
  const third = nextMarks(second, new Set([2, 3]), [3]);
  expect([...third]).toEqual([3]);
});
