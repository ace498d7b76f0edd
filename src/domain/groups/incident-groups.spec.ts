import { expect, test } from "vitest";
import { incidentGroups } from "./incident-groups.ts";

const types = (...names: string[]) => names.map((name) => ({ name }));
const at = (type: string | null, zone: string) => ({ type, zone });
const names = (groups: ReturnType<typeof incidentGroups>) =>
  groups.map(({ name, listed, lines }) => [name, listed, lines]);

test("counts lines by type, counting and zone, most first", () => {
  const groups = incidentGroups(types("Damaged"), [
    { id: "c-1", places: [at("Damaged", "B")] },
    { id: "c-2", places: [at("Damaged", "A"), at("Damaged", "B"), at("Damaged", "B")] },
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

test("listed types come in the list's order, also without any incident", () => {
  const groups = incidentGroups(types("Wrong place", "Damaged"), [
    { id: "c-1", places: [at("Damaged", "A")] },
  ]);
  expect(names(groups)).toEqual([
    ["Wrong place", 1, 0],
    ["Damaged", 1, 1],
  ]);
});

test("a name that is listed twice is one group that says so", () => {
  const groups = incidentGroups(types("Damaged", "Other", "Damaged"), [
    { id: "c-1", places: [at("Damaged", "A")] },
  ]);
  expect(names(groups)).toEqual([
    ["Damaged", 2, 1],
    ["Other", 1, 0],
  ]);
});

test("names that only lines have follow, and incidents without a type come last", () => {
  const places = [at(null, "A"), at("Zig", "A"), at("Found", "A"), at(null, "B"), at("", "A")];
  const groups = incidentGroups(types("Damaged"), [{ id: "c-1", places }]);
  expect(names(groups)).toEqual([
    ["Damaged", 1, 0],
    ["", 0, 1],
    ["Found", 0, 1],
    ["Zig", 0, 1],
    [null, 0, 2],
  ]);
});

test("a name that differs in its case is another name", () => {
  const groups = incidentGroups(types("damaged"), [{ id: "c-1", places: [at("Damaged", "A")] }]);
  expect(names(groups)).toEqual([
    ["damaged", 1, 0],
    ["Damaged", 0, 1],
  ]);
});

test("without types and countings there is nothing", () => {
  expect(incidentGroups([], [])).toEqual([]);
});
