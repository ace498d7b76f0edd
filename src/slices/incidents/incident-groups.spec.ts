import { expect, test } from "vitest";
import { incidentGroups } from "./incident-groups.ts";

const types = (...names: string[]) => names.map((name) => ({ name }));
const at = (type: string | null, zone: string) => ({ type, zone });
const names = (groups: ReturnType<typeof incidentGroups>) =>
  groups.map(({ name, listed, lines }) => [name, listed, lines]);

test("counts lines by type, counting and zone, highest first", () => {
  const groups = incidentGroups(types("Damaged"), [
    { id: "c-1", incidents: [at("Damaged", "B")] },
    { id: "c-2", incidents: [at("Damaged", "A"), at("Damaged", "B"), at("Damaged", "B")] },
  ]);
  expect(groups).toEqual([
    {
      name: "Damaged",
      listed: 1,
      lines: 4,
      countings: [
        {
          id: "c-2",
          lines: 3,
          zones: [
            { zone: "B", lines: 2 },
            { zone: "A", lines: 1 },
          ],
        },
        { id: "c-1", lines: 1, zones: [{ zone: "B", lines: 1 }] },
      ],
    },
  ]);
});

test("lists known types in the list's order, also without any incident", () => {
  const groups = incidentGroups(types("Wrong place", "Damaged"), [
    { id: "c-1", incidents: [at("Damaged", "A")] },
  ]);
  expect(names(groups)).toEqual([
    ["Wrong place", 1, 0],
    ["Damaged", 1, 1],
  ]);
});

test("combines a name that is listed twice and reports it", () => {
  const groups = incidentGroups(types("Damaged", "Other", "Damaged"), [
    { id: "c-1", incidents: [at("Damaged", "A")] },
  ]);
  expect(names(groups)).toEqual([
    ["Damaged", 2, 1],
    ["Other", 1, 0],
  ]);
});

test("appends unlisted names, then incidents without a type", () => {
  const incidents = [at(null, "A"), at("Zig", "A"), at("Found", "A"), at(null, "B"), at("", "A")];
  const groups = incidentGroups(types("Damaged"), [{ id: "c-1", incidents }]);
  expect(names(groups)).toEqual([
    ["Damaged", 1, 0],
    ["", 0, 1],
    ["Found", 0, 1],
    ["Zig", 0, 1],
    [null, 0, 2],
  ]);
});

test("treats names as case-sensitive", () => {
  const groups = incidentGroups(types("damaged"), [{ id: "c-1", incidents: [at("Damaged", "A")] }]);
  expect(names(groups)).toEqual([
    ["damaged", 1, 0],
    ["Damaged", 0, 1],
  ]);
});

test("is empty without types and countings", () => {
  expect(incidentGroups([], [])).toEqual([]);
});
