import { expect, test } from "vitest";
import { zoneOf } from "./zone.ts";

test.each([
  ["A-12-03-2", "A"],
  ["B.1", "B"],
  ["Cold/3", "Cold"],
  ["Dock 4", "Dock"],
  ["E_5", "E"],
  ["Bulk", "Bulk"],
  ["", ""],
  ["-", "-"],
  ["-9-1", "-9-1"],
])("%j lies in zone %j", (code, zone) => {
  expect(zoneOf(code)).toBe(zone);
});
