import { expect, it } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import type { Counting } from "#contract/counting.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { aCounting } from "#testing/samples.ts";
import type { IncidentGroup } from "./incident-groups.ts";
import { messages } from "./messages/en.ts";
import { fileRows, typeFile } from "./type-columns.tsx";

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

const contentFor = (of: readonly IncidentGroup[], counted: readonly Counting[] | null) =>
  contentOf(typeFile, fileRows(of), {
    format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units }),
    costsHidden: false,
    t: messages,
    messages: en,
    counted,
    isWhole: true,
    now: 0,
    max: 1,
  });

it("has a row per type and counting, 0 where none was found and an empty cell before the count", () => {
  expect(contentFor(groups, [aCounting()]).rows).toEqual([
    ["Damaged", 3, "North", "N", "c-1", "A 2, B 1"],
    ["No type", 0, null, null, null, ""],
  ]);
  const uncounted = groups.map((group) => ({ ...group, lines: 0, countings: [] }));
  expect(contentFor(uncounted, null).rows[0]).toEqual(["Damaged", null, null, null, null, ""]);
});
