import { expect, it } from "vitest";
import { targetsThatFit } from "./shown-targets.ts";

it.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [9, 3],
  [12, 3],
])("a list of %i rows makes room for %i targets", (rows, targets) => {
  const percents = { accuracy: 97, documentation: 100, variance: 0.5, "accuracy A": 99 };
  expect(targetsThatFit(percents, rows)).toBe(targets);
  expect(targetsThatFit({ "accuracy A": 99 }, rows)).toBe(0);
  expect(targetsThatFit(null, rows)).toBe(0);
});
