import { expect, test } from "vitest";
import { hiddenOf } from "./hidden-of.ts";

test.each([
  [null, []],
  ["costs,names", ["costs", "names"]],
  ["names", ["names"]],
  ["costs, weights", ["costs"]],
  ["", []],
])("%s lists what was left out", (value, hidden) => {
  const headers = new Headers(value === null ? {} : { "X-Countboard-Redacted": value });
  expect(hiddenOf(headers)).toEqual(hidden);
});
