import { expect, test } from "vitest";
import { clock } from "./moments.ts";

test.each([
  ["14:14", "las 14:14"],
  ["01:25", "la 01:25"],
  ["mañana 14:14", "las 14:14 de mañana"],
  ["mar 1 dic 08:00", "las 08:00 del mar 1 dic"],
  ["–", "–"],
])("the moment %s is said with its articles", (moment, said) => {
  expect(clock(moment)).toBe(said);
});
