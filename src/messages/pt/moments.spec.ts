import { expect, test } from "vitest";
import { afterPreposition, at } from "./moments.ts";

test.each([
  ["14:14", "às 14:14", "as 14:14"],
  ["01:25", "à 01:25", "a 01:25"],
  ["amanhã 14:14", "amanhã às 14:14", "amanhã às 14:14"],
  ["ontem 01:25", "ontem à 01:25", "ontem à 01:25"],
  ["–", "–", "–"],
])("the moment %s is said with its articles", (moment, said, after) => {
  expect(at(moment)).toBe(said);
  expect(afterPreposition(moment)).toBe(after);
});
