import { expect, test } from "vitest";
import { around, clock } from "./moments.ts";

test.each([
  ["14:14", "las 14:14", "hacia las 14:14"],
  ["01:25", "la 01:25", "hacia la 01:25"],
  ["mañana 14:14", "las 14:14 de mañana", "mañana hacia las 14:14"],
  ["mar 1 dic 08:00", "las 08:00 del mar 1 dic", "el mar 1 dic hacia las 08:00"],
  ["–", "–", "–"],
])("the moment %s is said with its articles", (moment, said, roughly) => {
  expect(clock(moment)).toBe(said);
  expect(around(moment)).toBe(roughly);
});
