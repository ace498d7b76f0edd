import { expect, test } from "vitest";
import { zoneOf } from "#domain/lines/zone.ts";
import { placeOf } from "./staged-lines.ts";

test.each([
  ["A-12-03-2", ["A", "12", "03", "2"]],
  ["B", ["B"]],
  ["B_07", ["B", "07"]],
  ["C--4//5", ["C", "4", "5"]],
  ["D-", ["D"]],
  ["", [""]],
])("the parts of %j are %j", (code, parts) => {
  expect(placeOf(code)).toEqual(parts);
});

test.each(["A-12-03-2", "-odd", "", "Z 1"])("the first part of %j is its zone", (code) => {
  expect(placeOf(code)[0]).toBe(zoneOf(code));
});
