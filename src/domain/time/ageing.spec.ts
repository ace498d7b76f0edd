import { expect, test } from "vitest";
import { ageing } from "./ageing.ts";

const poll = 15_000;

test.each([
  [0, poll, "fresh"],
  [30_000, poll, "fresh"],
  [30_001, poll, "ageing"],
  // Three polls are 45 s, but figures are never stale before a minute
  [45_000, poll, "ageing"],
  [59_999, poll, "ageing"],
  [60_000, poll, "stale"],
  // Three polls of a minute are 180 s
  [179_999, 60_000, "ageing"],
  [180_000, 60_000, "stale"],
])("%d ms old with a refresh every %d ms: %s", (age, period, expected) => {
  expect(ageing(age, period)).toBe(expected);
});
