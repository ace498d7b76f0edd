import { expect, test } from "vitest";
import { lineState } from "./line-state.ts";

test.each([
  [null, null, "not-started"],
  [0, null, "in-progress"],
  [0, 1, "counted"],
  [1, 0, "counted"],
  [null, 0, "counted"],
])("started %s, finished %s: %s", (startedAt, finishedAt, state) => {
  expect(lineState({ startedAt, finishedAt })).toBe(state);
});
