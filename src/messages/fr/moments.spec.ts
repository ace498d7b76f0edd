import { expect, test } from "vitest";
import { afterPreposition, at } from "./moments.ts";

test.each([
  ["14:14", "à 14:14", "14:14"],
  ["demain 14:14", "demain à 14:14", "demain à 14:14"],
  ["mar. 1 déc. 08:00", "le mar. 1 déc. à 08:00", "le mar. 1 déc. à 08:00"],
  ["–", "–", "–"],
])("the moment %s is said with its preposition", (moment, said, after) => {
  expect(at(moment)).toBe(said);
  expect(afterPreposition(moment)).toBe(after);
});
