import { expect, test } from "vitest";
import { prefersJson } from "./prefers-json.ts";

test.each([
  [null, false],
  ["*/*", false],
  ["text/plain", false],
  ["text/html,application/xhtml+xml,*/*;q=0.8", false],
  ["application/json", true],
  ["Application/JSON; charset=utf-8", true],
  ["application/json, text/plain, */*", false],
  ["application/json, text/plain;q=0.9", true],
  ["text/plain, application/json;q=0.5", false],
  ["application/json;q=0", false],
  ["application/json;q=x", false],
])("%s", (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected);
});
