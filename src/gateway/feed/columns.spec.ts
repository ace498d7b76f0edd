import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { countingColumns } from "./counting-columns.ts";
import { historyColumns } from "./history-columns.ts";
import { lineColumns } from "./line-columns.ts";
import { figureColumns } from "./line-figures.ts";

const guide = readFileSync(new URL("../../../docs/feed.md", import.meta.url), "utf8");

/** The names in the first cells of the table below a heading. */
function documented(heading: string): readonly string[] {
  const [, section = ""] = guide.split(`\n## ${heading}\n`);
  const rows = (section.split("\n## ")[0] ?? "").matchAll(/^\| (`.+?) \|/gm);
  return [...rows].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id),
  );
}

test.each([
  ["Columns of counts", countingColumns],
  ["Figures of one count", figureColumns],
  ["Columns of lines", lineColumns],
  ["Columns of the history", historyColumns],
])("the guide describes the %s in their order", (heading, columns) => {
  expect(documented(heading)).toEqual(columns);
});

/** Those of an active count; a feed's figures are never too old. */
const conclusions: Readonly<Record<Exclude<Conclusion["kind"], "finished" | "withdrawn">, true>> = {
  "no-lines": true,
  "all-counted": true,
  "not-started": true,
  overdue: true,
  "nothing-counted": true,
  stalled: true,
  "too-early": true,
  "by-average": true,
  "no-deadline": true,
  late: true,
  "may-be-late": true,
  early: true,
  "on-time": true,
};

test("the guide has every conclusion, in the order in which they are tried", () => {
  const section = (guide.split("\n### Conclusions\n")[1] ?? "").split("\n## ")[0] ?? "";
  const names = [...section.matchAll(/^- (.+):/gm)].flatMap(([, start = ""]) =>
    [...start.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(names).toEqual(Object.keys(conclusions));
});

test.each([[countingColumns.concat(figureColumns)], [lineColumns], [historyColumns]])(
  "no column comes twice",
  (columns) => {
    expect(new Set(columns).size).toBe(columns.length);
  },
);
