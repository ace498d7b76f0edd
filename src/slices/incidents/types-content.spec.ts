import { expect, it } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { aCounting } from "#testing/samples.ts";
import { typesContent } from "./types-content.ts";
import { words } from "./words/en.ts";

const groups = [
  {
    name: "Damaged",
    listed: 1,
    lines: 3,
    countings: [
      {
        id: "c-1",
        lines: 3,
        zones: [
          { zone: "A", lines: 2 },
          { zone: "B", lines: 1 },
        ],
      },
    ],
  },
  { name: null, listed: 0, lines: 0, countings: [] },
];

it("has a row per type and counting, 0 where none was found and an empty cell before the count", () => {
  expect(typesContent(groups, [aCounting()], words, en).rows).toEqual([
    ["Damaged", 3, "North", "N", "c-1", "A 2, B 1"],
    ["No type", 0, null, null, null, ""],
  ]);
  const uncounted = groups.map((group) => ({ ...group, lines: 0, countings: [] }));
  expect(typesContent(uncounted, null, words, en).rows[0]).toEqual([
    "Damaged",
    null,
    null,
    null,
    null,
    "",
  ]);
});
