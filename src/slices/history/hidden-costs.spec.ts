import { expect, it } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import type { ComparisonRow } from "#contract/history/compare.ts";
import type { StoryLine } from "#contract/history/story.ts";
import { createFormat } from "#format/format.ts";
import { units } from "#messages/en/units.ts";
import type { TableContext } from "#table/entries/columns.ts";
import { compareTable } from "./compare/columns.tsx";
import { messages } from "./messages/en.ts";
import { coverageTable } from "./panels/coverage-columns.tsx";
import { offenderTable } from "./panels/offender-columns.tsx";
import { seenColumns } from "./seen-columns.ts";
import { storyTable } from "./story/columns.tsx";

const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units });

const sums = {
  outcomes: ["short", "uncounted", "over"] as const,
  wrong: 2,
  of: 2,
  netUnits: "-1",
  absoluteUnits: "3",
  netValue: "-987.65",
  absoluteValue: "987.65",
};
const side = { expected: "4", difference: "-1", value: "-987.65" };
const place = {
  product: "=A1",
  description: "Bolt",
  class: "A" as const,
  location: "Q/7",
  lot: null,
};
const line = {
  ...place,
  counting: "c",
  person: 7,
  name: "ana",
  finishedAt: null,
  expected: "4",
  stock: "3",
  difference: "-1",
  value: "-987.65",
  reason: null,
  incident: null,
} satisfies StoryLine;
const zone = {
  zone: "A",
  aisle: null,
  bay: null,
  class: null,
  lastCounted: null,
  places: 4,
  within30: 1,
  within90: 2,
  within365: 4,
  units: "4",
  units365: "4",
  value: "987.65",
  value365: "987.65",
};

/** Everything that each table writes to a file. */
function written(costsHidden: boolean, namesHidden = false): string {
  const context: TableContext & { readonly t: typeof messages } = {
    format,
    costsHidden,
    t: messages,
  };
  const days = ["1 Nov", "2 Nov", "3 Nov"];
  const tables = [
    contentOf(
      seenColumns(offenderTable, context),
      [{ code: "=A1", description: "Bolt", ...sums, outcomes: [...sums.outcomes] }],
      {
        ...context,
        kind: "product",
        days,
      },
    ),
    contentOf(
      seenColumns(compareTable, context),
      [{ kind: "again", ...place, a: side, b: side } as ComparisonRow],
      {
        ...context,
        days: ["1 Nov", "2 Nov"],
      },
    ),
    contentOf(seenColumns(storyTable, context), [{ line, counting: undefined }], {
      ...context,
      namesHidden,
    }),
    contentOf(seenColumns(coverageTable, context), [zone], {
      ...context,
      addressOf: () => "",
      chosen: null,
    }),
  ];
  return JSON.stringify(tables, (_, value) => (typeof value === "bigint" ? String(value) : value));
}

it("writes amounts for those who see costs, and none for others", () => {
  expect(written(false)).toContain("98765");
  expect(written(true)).not.toContain("98765");
  expect(written(true)).toContain("=A1");
  expect(written(false)).toContain(messages.wrong.value);
  expect(written(true)).not.toMatch(/at cost|value in a year/i);
});

it("writes names for those who see them", () => {
  expect(written(false)).toContain("ana");
  expect(written(false, true)).not.toContain("ana");
});
