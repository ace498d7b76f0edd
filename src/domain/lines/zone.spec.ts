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
])("%j is in zone %j", (code, zone) => {
  expect(zoneOf(code)).toBe(zone);
});

test.each([
  ["A-12-03-2", 2, "A-12"],
  ["A-12-03-2", 3, "A-12-03"],
  ["A-12", 2, "A-12"],
  ["A-12", 9, "A-12"],
  ["A--12-3", 2, "A--12"],
  ["-9-1", 2, "-9-1"],
])("%j is in zone %j at depth %j", (code, depth, zone) => {
  expect(zoneOf(code, { depth, separators: "-./ _" })).toBe(zone);
});

test("only the chosen separators end a part", () => {
  expect(zoneOf("A-12.3", { depth: 1, separators: "." })).toBe("A-12");
  expect(zoneOf("A-12.3", { depth: 1, separators: "" })).toBe("A-12.3");
});
