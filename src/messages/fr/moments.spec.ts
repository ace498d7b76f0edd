import { expect, test } from "vitest";
import { afterPreposition, around, at } from "./moments.ts";

test.each([
  ["14:14", "à 14:14", "14:14", "vers 14:14"],
  ["demain 14:14", "demain à 14:14", "demain à 14:14", "demain vers 14:14"],
  [
    "mar. 1 déc. 08:00",
    "le mar. 1 déc. à 08:00",
    "le mar. 1 déc. à 08:00",
    "le mar. 1 déc. vers 08:00",
  ],
  ["–", "–", "–", "–"],
])("the moment %s is said with its preposition", (moment, said, after, roughly) => {
  expect(at(moment)).toBe(said);
  expect(afterPreposition(moment)).toBe(after);
  expect(around(moment)).toBe(roughly);
});
